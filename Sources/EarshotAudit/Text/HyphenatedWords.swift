/// Words that people write with a hyphen, as `check-in` and `up-to-date`.
enum HyphenatedWords {
  private static let beginnings: Set<Substring> = [
    "e", "t", "x", "co", "re", "pre", "non", "un", "anti", "self", "well", "half", "all", "ex",
    "sub", "semi", "multi", "over", "under", "high", "low", "long", "short", "full", "part", "real",
    "one", "two", "three", "first", "second", "third", "thumbs", "hi", "good", "ice", "so",
  ]
  private static let middles: Set<Substring> = [
    "to", "of", "in", "the", "and", "on", "by", "a", "at", "de", "la", "or",
  ]
  private static let endings: Set<Substring> = [
    "up", "out", "in", "on", "off", "by", "to", "down", "over", "back", "through", "away", "around",
    "free", "like", "only", "made", "based", "friendly", "end", "law", "called", "known", "time",
  ]

  /// Whether the parts of a word with hyphens are those of a word that people say.
  static func isOrdinary(_ parts: [Substring]) -> Bool {
    guard let first = parts.first, let last = parts.last else { return true }
    return beginnings.contains(first) || endings.contains(last)
      || parts.dropFirst().dropLast().contains { middles.contains($0) }
  }
}
