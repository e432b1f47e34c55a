/// Where the words and the names of pictures lie that an app uses.
public struct ResourcePlace: Hashable, Sendable {
  /// The folder.
  public let folder: String
  /// Whether folders in it are looked into as well, and not only those of languages and catalogues.
  public let looksIntoFolders: Bool

  /// Takes a folder.
  public init(folder: String, looksIntoFolders: Bool) {
    self.folder = folder
    self.looksIntoFolders = looksIntoFolders
  }

  /// Reads what is there.
  public func read() throws(ResourceError) -> AppResources {
    var limits = ResourceLimits()
    limits.looksIntoFolders = looksIntoFolders
    return try AppResources(inFolders: [folder], limits: limits)
  }
}

extension ResourcePlace {
  /// The place in one word, as one process tells it to another.
  public var text: String { (looksIntoFolders ? "+" : "-") + folder }

  /// Understands such a word.
  public init?(_ text: String) {
    guard let mark = text.first, "+-".contains(mark) else { return nil }
    self.init(folder: String(text.dropFirst()), looksIntoFolders: mark == "+")
  }
}
