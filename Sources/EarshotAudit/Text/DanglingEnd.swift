import EarshotText

/// The end of a text that waits for something that does not come: `Reacted with`.
enum DanglingEnd {
  private static let words: [String: Set<String>] = [
    "en": ["with", "by", "from", "of", "for", "to", "at", "and", "or", "the", "a", "an"],
    "de": ["mit", "von", "für", "und", "oder", "der", "die", "das"],
    "fr": ["avec", "par", "de", "pour", "et", "ou", "le", "la"],
    "es": ["con", "por", "de", "para", "y", "o", "el", "la"],
    "it": ["con", "da", "di", "per", "e", "o", "il", "la"],
    "pt": ["com", "por", "de", "para", "e", "ou"],
    "ru": ["с", "от", "для", "и", "или"],
  ]

  /// Whether a text breaks off: after a colon that ends no emoji in code, or after a word that leads on to another.
  ///
  /// A word on its own breaks off only where a space shows that another was to follow.
  static func breaksOff(_ text: String, language: String) -> Bool {
    let trimmed = text.trimmingTrailingWhiteSpace()
    let words = trimmed.split(whereSeparator: \.isWhitespace)
    guard let last = words.last?.lowercased() else { return false }
    if last.last == ":" { return last.first != ":" }
    return (words.count > 1 || trimmed != text) && Self.words[language]?.contains(last) == true
  }
}
