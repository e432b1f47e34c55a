/// Something in client code that can be shown without being given anything.
@MainActor
package struct ClientScreen {
  /// What it is in its source.
  package enum Kind: Hashable, Sendable {
    /// The body of a `#Preview`.
    case preview
    /// The views of a `PreviewProvider`.
    case provider
    /// What an `App` shows first.
    case program
    /// A view that needs no arguments.
    case view
  }

  package let kind: Kind
  /// The name of the preview or of the type; nil for a preview without a name.
  package let name: String?
  /// The file that it stands in: its path as it was compiled, or for a preview its `#fileID`.
  package let file: String
  /// The line on which it begins, from 1.
  package let line: Int
  private let makeView: @MainActor () -> AnyView

  init(
    _ kind: Kind, name: String?, file: String, line: Int,
    makeView: @escaping @MainActor () -> AnyView
  ) {
    self.kind = kind
    self.name = name
    self.file = file
    self.line = line
    self.makeView = makeView
  }

  /// What is shown, made anew.
  package var view: AnyView { makeView() }
}

extension ClientScreen {
  /// A preview that was written with `#Preview`.
  package init(_ preview: Preview) {
    self.init(.preview, name: preview.name, file: preview.file, line: preview.line) { preview.view }
  }
}
