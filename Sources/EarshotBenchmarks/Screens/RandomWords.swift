import EarshotConversation

/// Words of many scripts, none at all, controls, and more than anybody would type.
struct RandomWords {
  private static let words = [
    "", " ", "a", "ferry", "On my way", "Straße", "e\u{301}tude", "❤️", "👍🏽", "👩‍👩‍👧 family",
    "🇪🇸🇩", "1️⃣ + 2 = 3", "שלום לכולם", "مرحبا بالعالم", "日本語のテキスト", "ไทยไม่มีช่องว่าง",
    "\u{202E}abc\u{202C}",
    "\u{200D}", "\u{FEFF}", "\u{0}", "\u{1B}[31mred", "line\u{2028}break", "\"quoted", "in 5",
    "<speak>", "%s %n", "\\", "-1", "100000000000000000000", "React with ❤️ in 0.5",
  ]
  private static let long = [
    String(repeating: "very long ", count: 150), String(repeating: "ل", count: 1_200),
    String(repeating: "👩‍👩‍👧", count: 200), "a" + String(repeating: "\u{301}", count: 500),
  ]

  /// Some words; seldom very long ones.
  func next(using generator: inout SplitMix64) -> String {
    let words = generator.next(below: 50) == 0 ? Self.long : Self.words
    return words[generator.next(below: words.count)]
  }
}
