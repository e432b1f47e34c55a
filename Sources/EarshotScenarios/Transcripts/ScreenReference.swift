/// Which screen is meant: one that comes with Earshot, or a file.
public enum ScreenReference: Hashable, Sendable, CustomStringConvertible {
  /// A screen that comes with Earshot.
  case named(String)
  /// The path of a conversation, a tree or source code.
  case file(String)

  /// Tells names from paths: a path has a slash or a dot in it.
  public init(_ text: String) {
    self =
      text.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }
      ? .file(text) : .named(text)
  }

  /// Tells names from paths, and resolves a path against the folder of a file.
  public init(_ text: String, relativeToFolderOf file: String) {
    self.init(text)
    guard case .file(let path) = self, !path.utf8.starts(with: "/".utf8) else { return }
    guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return }
    self = .file(String(file[...slash]) + path)
  }

  /// The name or the path.
  public var description: String {
    switch self {
    case .named(let text), .file(let text): text
    }
  }
}
