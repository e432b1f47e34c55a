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
  ]

  private static let orders: Set<String> = [
    "open", "select", "choose", "send", "use", "pick", "enter", "type", "show", "hide", "play",
    "remove", "add", "delete", "reply", "copy", "view", "see", "close", "start", "stop", "navigate",
    "toggle", "change", "go", "read", "listen", "share", "react", "mark", "mute", "edit",
  ]
  private static let objects: Set<String> = [
    "the", "a", "an", "this", "that", "your", "to", "all", "it", "these", "with",
  ]

  private static let closer: Set<String> = [
    "by", "at", "on", "to", "from", "today", "yesterday", "just", "and", "since", "until",
  ]

  private static let statuses: [String] = [
    "sent", "delivered", "read", "unread", "failed", "not sent", "not delivered", "sending",
    "edited", "muted", "pinned", "online", "offline", "reacted with", "typing", "required",
    "expired", "blocked", "archived",
  ]

  /// The gesture that a hint names; nil where it names none.
  static func gesture(in hint: String, language: String) -> String? {
    let words = Words.folded(hint)
    return gestures[language]?.first { contains(Words.folded($0), in: words) }
  }

  /// Whether an English hint orders people about: `Open the chat`.
  static func isOrder(_ hint: String) -> Bool {
    let words = Words.folded(hint)
    return words.count > 1 && orders.contains(words[0]) && objects.contains(words[1])
  }

  /// Whether an English sentence of a hint is a fact rather than what will happen: a status, a
  /// number of things, or whose something is.
  static func isFact(_ sentence: some StringProtocol) -> Bool {
    let words = Words.folded(sentence)
    guard let first = words.first else { return false }
    if statuses.contains(where: { isStatus(Words.folded($0), in: words) }) { return true }
    if Int(first) != nil { return words.count > 1 }
    guard ["from", "by"].contains(first), words.count > 1 else { return false }
    return sentence.split(separator: " ")[1].first?.isUppercase == true
  }

  /// Whether a status is all that is said, or is said more closely: `Read by Ana`, and not
  /// `Read receipts are off`.
  private static func isStatus(_ status: [String], in words: [String]) -> Bool {
    guard words.starts(with: status) else { return false }
    return words.count == status.count || closer.contains(words[status.count])
      || status.last == "with"
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
