/// Which screen of which Swift source is meant.
public struct SourceReference: Hashable, Sendable {
  /// The files, or the folder whose files they are.
  public var paths: [String]
  /// The name of a preview or a type, or a number in the list of screens; nil for the only one.
  public var screen: String?

  private static let suffix = ".swift"

  /// Takes files or folders, and what is meant in them.
  public init(paths: [String], screen: String?) {
    self.paths = paths
    self.screen = screen
  }

  /// Understands `FILE.swift`, `FILE.swift#SCREEN`, `FOLDER#SCREEN`, and several files with a space
  /// between them; nil for what is no Swift source.
  public init?(_ text: String) {
    let hash = Self.hash(in: text)
    let files = String(text[..<(hash ?? text.endIndex)])
    guard hash != nil || files.hasSuffix(Self.suffix) else { return nil }
    screen = hash.map { String(text[text.index(after: $0)...]) }.flatMap { $0.isEmpty ? nil : $0 }
    paths = Self.paths(in: files)
  }

  /// Understands files that are given one by one, one of them with the screen that is meant.
  public init?(words: [String]) {
    let parts = words.map(Self.init)
    let screens = parts.compactMap { $0?.screen }
    guard parts.allSatisfy({ $0 != nil }), screens.count <= 1 else { return nil }
    self.init(paths: parts.flatMap { $0?.paths ?? [] }, screen: screens.first)
  }

  /// The sign behind which a screen is named: the first behind a Swift file, or behind a folder.
  private static func hash(in text: String) -> String.Index? {
    if let file = text.firstRange(of: "\(suffix)#") { return text.index(before: file.upperBound) }
    // The name of a folder or a file may have the sign in it as well.
    guard let hash = text.firstIndex(of: "#"),
      ![".json", suffix, "/"].contains(where: text.hasSuffix)
    else { return nil }
    let name = text[..<hash].split(separator: "/").last ?? ""
    return name.allSatisfy { $0 == "." } || !name.contains(".") ? hash : nil
  }

  /// A space separates files only behind the ending of one, so that a name may have spaces in it.
  private static func paths(in text: String) -> [String] {
    var paths: [String] = []
    var rest = text[...]
    while let end = rest.firstRange(of: "\(suffix) ") {
      paths.append(String(rest[..<rest.index(before: end.upperBound)]))
      rest = rest[end.upperBound...].drop { $0 == " " }
    }
    return rest.isEmpty ? paths : paths + [String(rest)]
  }
}

extension SourceReference: CustomStringConvertible {
  /// The reference as it is written.
  public var description: String {
    let files = paths.joined(separator: " ")
    return screen.map { "\(files)#\($0)" } ?? files
  }
}
