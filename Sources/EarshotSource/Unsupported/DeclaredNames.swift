/// The names that sources declare anywhere, whatever they name.
struct DeclaredNames {
  private static let keywords: Set = [
    "struct", "class", "enum", "actor", "protocol", "func", "var", "let", "case", "typealias",
    "associatedtype", "macro",
  ]

  /// All names outside of extensions of the environment.
  private(set) var all: Set<String> = []
  /// The values that extensions add to the environment.
  private(set) var settings: Set<String> = []

  /// Takes the names of all sources of a module.
  init(in sources: [SourceText]) {
    for source in sources { add(source) }
  }

  private mutating func add(_ source: SourceText) {
    var place = 0
    // How many braces are open in an extension of the environment.
    var open: Int?
    while place < source.tokens.count {
      let word = source.text(source.tokens[place])
      place += 1
      if word == "extension", Self.name(at: place, in: source) == "EnvironmentValues" { open = 0 }
      if let count = open, word == "{" || word == "}" {
        let rest = count + (word == "{" ? 1 : -1)
        open = rest > 0 ? rest : nil
      }
      guard Self.keywords.contains(word) else { continue }
      let names = Self.names(from: &place, in: source)
      if open == nil { all.formUnion(names) } else { settings.formUnion(names) }
    }
  }

  /// The name that is next, with its generic parameters or the cases after it.
  private static func names(from place: inout Int, in source: SourceText) -> [String] {
    var names: [String] = []
    while let name = name(at: place, in: source) {
      names.append(name)
      place += 1
      let next = place < source.tokens.count ? source.text(source.tokens[place]) : ""
      guard next == "<" || next == "," else { break }
      place += 1
    }
    return names
  }

  private static func name(at place: Int, in source: SourceText) -> String? {
    place < source.tokens.count ? source.name(source.tokens[place]) : nil
  }
}
