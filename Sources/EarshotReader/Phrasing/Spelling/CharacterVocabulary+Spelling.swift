extension CharacterVocabulary {
  /// What stands for a letter where somebody spells; nil for what is said best by itself.
  ///
  /// A letter that the alphabet does not have goes by its name in Unicode, without its case.
  func spelling(of character: Character) -> String? {
    guard character.isLetter, let base = character.lowercased().unicodeScalars.first,
      let word = word(for: base)
    else { return nil }
    let additions = character.lowercased().unicodeScalars.dropFirst().map(nameOfAddition)
    return ([word] + additions).joined(separator: " ")
  }

  /// What is said of something that can only stand with a letter, where it stands alone.
  func nameOfMarkWithoutLetter(_ character: Character) -> String? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      scalar.properties.generalCategory == .nonspacingMark
    else { return nil }
    return nameOfAddition(scalar)
  }

  private func word(for letter: Unicode.Scalar) -> String? {
    let alphabet = SpellingAlphabet.forLanguage(language)
    if let word = alphabet.word(for: letter) { return word }
    guard !letter.properties.isIdeographic, let name = letter.properties.name else { return nil }
    guard let parts = LatinLetterName(name), let word = alphabet.word(for: parts.letter) else {
      return Self.withoutCase(name)
    }
    return ([word] + parts.additions.map(nameOfAddition)).joined(separator: " ")
  }

  private func nameOfAddition(_ scalar: Unicode.Scalar) -> String {
    if let name = SpellingAlphabet.forLanguage(language).word(for: scalar) { return name }
    if let unseen = UnseenCharacter(of: scalar).flatMap({ unseen[$0] }) { return unseen }
    let name = (scalar.properties.name ?? "").split(separator: " ").map { String($0) }
    return nameOfAddition(
      name.filter { $0 != "COMBINING" && $0 != "ACCENT" }.joined(separator: " "))
  }

  private func nameOfAddition(_ name: String) -> String {
    AccentMark(rawValue: name).flatMap { accents[$0] } ?? name.lowercased()
  }

  private static func withoutCase(_ name: String) -> String {
    name.split(separator: " ").filter { $0 != "SMALL" && $0 != "CAPITAL" }
      .joined(separator: " ").lowercased()
  }
}
