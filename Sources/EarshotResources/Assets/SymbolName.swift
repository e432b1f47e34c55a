/// The name in Swift of an asset, as Xcode makes it.
enum SymbolName {
  private static let reserved: Set<String> = [
    "Any", "Self", "Type", "Protocol", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// A name that begins with a small letter; nil where nothing of the asset's name can be one.
  ///
  /// The kind of asset at the end of its name is left out: `AccentColor` is `accent`.
  static func member(for name: String, droppingEnd end: String) -> String? {
    var words = words(of: name)
    guard !words.isEmpty else { return nil }
    let last = words[words.count - 1]
    if last.hasSuffix(end), words.count > 1 || last.count > end.count {
      words[words.count - 1] = String(last.dropLast(end.count))
      words.removeAll(where: \.isEmpty)
    }
    let rest = words.dropFirst().map(capitalized)
    return identifier((words.prefix(1).map(beginningSmall) + rest).joined())
  }

  /// A name that begins with a capital letter.
  static func type(for name: String) -> String? {
    let words = words(of: name)
    return words.isEmpty ? nil : identifier(words.map(capitalized).joined())
  }

  private static func words(of name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Makes the capital letters small that a word begins with: `URLBadge` is `urlBadge`.
  private static func beginningSmall(_ word: String) -> String {
    let capitals = word.prefix(while: \.isUppercase)
    let isWhole = capitals.count == word.count
    let next = word.dropFirst(capitals.count).first
    let count =
      isWhole || capitals.count <= 1 || next?.isLetter != true
      ? capitals.count : capitals.count - 1
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func identifier(_ name: String) -> String? {
    guard let first = name.first else { return nil }
    let scalars = name.unicodeScalars
    guard scalars.allSatisfy({ $0.properties.isXIDContinue }) else { return nil }
    let identifier = first.isNumber ? "_" + name : name
    guard ["self", "Self", "Type", "init", "Protocol"].contains(identifier) else {
      return reserved.contains(identifier) ? "`\(identifier)`" : identifier
    }
    return "_" + identifier
  }
}
