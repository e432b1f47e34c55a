/// Words that agree with the number among them, by the rules of English.
enum EnglishAgreement {
  /// Words after which comes what does not change with the number: `messages from Ana`.
  private static let prepositions: Set<Substring> = [
    "about", "at", "by", "for", "from", "in", "of", "on", "per", "to", "with",
  ]

  /// The phrase with its noun in the plural, unless its first number is 1 or it has none.
  static func inflecting(_ phrase: String) -> String {
    var words = phrase.split(separator: " ", omittingEmptySubsequences: false)
    guard let number = words.firstIndex(where: isNumber), !isOne(words[number]) else {
      return phrase
    }
    let phraseEnd =
      words[(number + 1)...].firstIndex { prepositions.contains($0[...]) } ?? words.count
    guard let noun = words[..<phraseEnd].lastIndex(where: { $0.contains(where: \.isLetter) }),
      noun > number
    else { return phrase }
    words[noun] = pluralising(words[noun])
    return words.joined(separator: " ")
  }

  private static func isNumber(_ word: Substring) -> Bool {
    let digits = word.first == "-" ? word.dropFirst() : word
    return digits.first?.isNumber == true && digits.allSatisfy { $0.isNumber || ",.".contains($0) }
  }

  private static func isOne(_ word: Substring) -> Bool { word == "1" || word == "-1" }

  /// Makes the plural of the letters at the start of a word, and keeps the marks around them.
  private static func pluralising(_ word: Substring) -> Substring {
    let start = word.prefix { !$0.isLetter }
    guard let last = word.lastIndex(where: \.isLetter) else { return word }
    let noun = word[start.endIndex...last]
    return Substring(
      start + EnglishPlural(of: String(noun)).words + word[word.index(after: last)...])
  }
}
