@testable import EarshotSource

/// What the layer refuses by name alone, as its sources have it.
struct RefusedDeclarations {
  /// A refused name, and what to write in its place.
  struct Refusal: Hashable {
    let name: String
    let keyword: String
    let advice: String

    var order: (String, String, String) { (name.lowercased(), name, advice) }
  }

  let all: [Refusal]

  private static let mark = "Earshot does not model "
  private static let keywords: Set = ["func", "var", "struct", "class", "enum", "protocol", "init"]

  /// Reads the texts of sources; what else is declared is refused in some forms only.
  init(in sources: [String], exceptTypes types: Set<String>, functions: Set<String>) {
    all = Set(sources.flatMap(Self.refusals))
      .filter { refusal in
        switch refusal.keyword {
        case "func": !functions.contains(refusal.name)
        case "var": true
        default: !types.contains(refusal.name)
        }
      }
      .sorted { $0.order < $1.order }
  }

  private static func refusals(in source: String) -> [Refusal] {
    let text = SourceText(Array(source.utf8))
    return text.tokens.indices.compactMap { place in
      guard text.tokens[place].kind == .text else { return nil }
      let message = text.text(text.tokens[place]).dropFirst().dropLast()
      guard message.hasPrefix(mark), let end = message.firstIndex(of: ";") else { return nil }
      let name = message[..<end].dropFirst(mark.count)
      guard !name.contains("("), let keyword = keyword(after: place, in: text) else { return nil }
      let advice = message[message.index(end, offsetBy: 2)...]
      return Refusal(name: String(name), keyword: keyword, advice: String(advice))
    }
  }

  private static func keyword(after place: Int, in text: SourceText) -> String? {
    text.tokens[place...].lazy.map(text.text).first(where: keywords.contains)
  }
}
