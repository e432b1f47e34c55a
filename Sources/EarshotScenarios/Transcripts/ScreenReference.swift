import EarshotFiles

/// Which screen is meant: one that comes with Earshot, one from a file, or one in Swift source.
public enum ScreenReference: Hashable, Sendable, CustomStringConvertible {
  /// A screen that comes with Earshot.
  case named(String)
  /// The path of a conversation or a tree.
  case file(String)
  /// A screen in source files, or in those of a folder.
  case source(SourceReference)

  /// Tells names from paths: a path has a slash or a dot in it, and source ends in `.swift`, or has
  /// `#` and the name of a screen behind it.
  public init(_ text: String) {
    let isPath = text.contains { "/.#".contains($0) }
    guard isPath else {
      self = .named(text)
      return
    }
    self = SourceReference(text).map(Self.source) ?? .file(text)
  }

  /// Tells names from paths, and resolves a path against the folder of a file.
  public init(_ text: String, relativeToFolderOf file: String) {
    self.init(text)
    guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return }
    let folder = String(file[...slash])
    switch self {
    case .named: return
    case .file(let path): self = .file(Self.path(path, from: folder))
    case .source(var source):
      source.paths = source.paths.map { Self.path($0, from: folder) }
      self = .source(source)
    }
  }

  /// The same, where a folder is taken for the source files in it.
  package var resolved: ScreenReference {
    guard case .file(let path) = self, FilePath.isFolder(path) else { return self }
    return .source(SourceReference(paths: [path], screen: nil))
  }

  private static func path(_ path: String, from folder: String) -> String {
    path.utf8.starts(with: "/".utf8) ? path : folder + path
  }

  /// The name or the path.
  public var description: String {
    switch self {
    case .named(let text), .file(let text): text
    case .source(let source): "\(source)"
    }
  }
}
