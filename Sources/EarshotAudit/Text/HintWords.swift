/// What hints are made of, in words.
enum HintWords {
  /// Gestures, as phrases of whole words; what is a noun in other texts stands with its companion.
  private static let gestures: [String: [String]] = [
    "en": [
      "double tap", "double-tap", "tap", "swipe", "touch and hold", "long press", "long-press",
      "press and hold", "press to", "press this", "press the", "click", "button",
    ],
    "de": ["doppeltippen", "tippen", "tippe", "wischen", "wische", "gedrückt halten", "taste"],
    "fr": ["touchez", "touche", "toucher", "balayez", "balayer", "appuyez", "appuyer"],
    "es": ["pulsa", "pulse", "toca", "toque", "desliza", "deslice"],
    "it": ["tocca", "scorri", "premi"],
    "pt": ["toque", "deslize", "pressione"],
    "ru": ["коснитесь", "нажмите", "смахните"],
    "ja": ["ダブルタップ", "タップ", "スワイプ", "長押し"],
    "ar": ["انقر", "اضغط", "المس", "اسحب", "مرر"],
  ]

  private static let objects: Set<String> = [
    "the", "a", "an", "this", "that", "your", "to", "all", "it", "these", "with",
  ]

  /// The gesture that a hint names; nil where it names none.
  static func gesture(in hint: String, language: String) -> String? {
    if language == "ja" { return gestures[language]?.first(where: hint.contains) }
    let words = Words.folded(hint)
    return gestures[language]?.first { contains(Words.folded($0), in: words) }
  }

  /// The words of a hint that carry its meaning, without endings of verbs and small words.
  static func meaning(of text: String) -> Set<String> {
    Set(Words.folded(text).filter { !objects.contains($0) }.map(stem))
  }

  private static func stem(_ word: String) -> String {
    if ["ches", "shes", "sses", "xes"].contains(where: word.hasSuffix) {
      return String(word.dropLast(2))
    }
    return word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
      ? String(word.dropLast()) : word
  }

  private static func contains(_ phrase: [String], in words: [String]) -> Bool {
    words.indices.contains { words[$0...].starts(with: phrase) }
  }
}
