import Foundation

/// A program with views.
@MainActor @preconcurrency
public protocol App {
  /// The type of its scenes.
  associatedtype Body: Scene
  /// Its scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Makes the program.
  @MainActor @preconcurrency init()
}

extension App {
  /// Says that there is no screen to run on; the views of the program can be read all the same.
  @MainActor
  public static func main() {
    let note = "\(Self.self) has no screen to run on here; read its views with earshot instead\n"
    FileHandle.standardError.write(Data(note.utf8))
  }
}
