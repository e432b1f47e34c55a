/// A place in a text that something should have been put into: `%@`, `%1$d`, `{name}`.
enum Placeholder {
  private static let conversions: Set<Character> = ["@", "d", "i", "u", "s", "f", "x"]
  private static let longestName = 40

  /// The first placeholder in a text; nil where there is none.
  static func first(in text: String) -> String? {
    let characters = Array(text)
    for place in characters.indices {
      switch characters[place] {
      case "%": if let found = format(at: place, in: characters) { return found }
      case "{": if let found = name(at: place, in: characters) { return found }
      default: continue
      }
    }
    return nil
  }

  /// A format as in C: a per cent sign, perhaps a position, a precision and a length, and a letter
  /// that ends a word. After a digit it is a percentage.
  private static func format(at start: Int, in text: [Character]) -> String? {
    if start > 0, text[start - 1].isNumber { return nil }
    var place = start + 1
    while place < text.count, place - start < 8, "0123456789$.lhqz".contains(text[place]) {
      place += 1
    }
    guard place < text.count, conversions.contains(text[place]) else { return nil }
    if place + 1 < text.count, text[place + 1].isLetter { return nil }
    return String(text[start...place])
  }

  /// A name in braces.
  private static func name(at start: Int, in text: [Character]) -> String? {
    let name = text[(start + 1)...].prefix(longestName).prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".")
    }
    guard !name.isEmpty, name.endIndex < text.count, text[name.endIndex] == "}" else { return nil }
    return "{\(String(name))}"
  }
}
