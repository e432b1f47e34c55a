/// Words with capitals inside, which are identifiers or names of things.
enum InnerCapitals {
  /// Words that programmers end or begin names of things in code with.
  private static let codeWords: Set<String> = [
    "Button", "View", "Icon", "Image", "Cell", "Label", "Screen", "Controller", "Row", "Badge",
    "Bar", "Action", "Item", "Picker", "Sheet", "Field", "Title", "Btn", "Img",
  ]

  /// The shape of a word of letters and digits; nil where it may be a name, as `iPhone`, `YouTube`,
  /// `macOS` and `McDonald` are.
  static func shape(of word: String) -> WordShape? {
    let parts = split(word)
    guard parts.count > 1, let first = parts.first, first.first?.isLetter == true else {
      return nil
    }
    if first.allSatisfy(\.isLowercase) {
      let goesOn = parts.dropFirst().contains { $0.contains(where: \.isLowercase) }
      return first.count > 1 && goesOn ? .camelCase : nil
    }
    return parts.contains { codeWords.contains($0) } ? .typeName : nil
  }

  /// The parts of a word that begin with a capital; several capitals in a row stay together.
  private static func split(_ word: String) -> [String] {
    var parts: [String] = []
    for character in word {
      if let last = parts.last?.last, !character.isUppercase || last.isUppercase {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
    }
    return parts
  }
}
