/// Words that agree with the number among them, by the rules of English.
enum EnglishAgreement {
  /// Words after which comes what does not change with the number: `messages from Ana`.
  private static let prepositions: Set<Substring> = [
    "about", "at", "by", "for", "from", "in", "of", "on", "per", "to", "with",
  ]

  /// The phrase with its noun in the plural, or for one where its first number is 1; without a
  /// number it stays as it is.
  static func inflecting(_ phrase: String) -> String {
    var words = phrase.split(separator: " ", omittingEmptySubsequences: false)
    guard let number = words.firstIndex(where: isNumber) else { return phrase }
    let phraseEnd =
      words[(number + 1)...].firstIndex { prepositions.contains($0[...]) } ?? words.count
    guard let noun = words[..<phraseEnd].lastIndex(where: { $0.contains(where: \.isLetter) }),
      noun > number
    else { return phrase }
    words[noun] = agreeing(words[noun], withOne: isOne(words[number]))
    return words.joined(separator: " ")
  }

  private static func isNumber(_ word: Substring) -> Bool {
    let digits = word.first == "-" ? word.dropFirst() : word
    return digits.first?.isNumber == true && digits.allSatisfy { $0.isNumber || ",.".contains($0) }
  }

  private static func isOne(_ word: Substring) -> Bool { word == "1" || word == "-1" }

  /// Changes the letters of a word for one or for several, and keeps the marks around them.
  private static func agreeing(_ word: Substring, withOne isOne: Bool) -> Substring {
    let start = word.prefix { !$0.isLetter }
    guard let last = word.lastIndex(where: \.isLetter) else { return word }
    let noun = String(word[start.endIndex...last])
    let changed = isOne ? EnglishSingular(of: noun).words : EnglishPlural(of: noun).words
    return Substring(start + changed + word[word.index(after: last)...])
  }
}
