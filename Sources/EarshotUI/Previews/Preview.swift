/// A preview that was written with `#Preview`, found when the program runs.
@MainActor
public struct Preview {
  /// What the preview is called, if it was given a name.
  public let name: String?
  /// The file that it stands in, as `#fileID` has it.
  public let file: String
  /// The line on which it begins, from 1.
  public let line: Int
  private let makeView: @MainActor () -> AnyView

  init(name: String?, file: String, line: Int, makeView: @escaping @MainActor () -> AnyView) {
    self.name = name
    self.file = file
    self.line = line
    self.makeView = makeView
  }

  /// What the preview shows, made anew.
  public var view: AnyView { makeView() }
}
