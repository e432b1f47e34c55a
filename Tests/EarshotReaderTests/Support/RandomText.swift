import EarshotTestSupport

/// Texts that are made of everything that is hard to divide.
enum RandomText {
  static func text(seed: UInt64) -> String {
    let parts = [
      "a", "B", "é", "e\u{301}", " ", "  ", ".", ". ", "? ", "!", ",", "'", "’", "\"", "3", "3.5",
      "_", "-", "👨‍👩‍👧", "🇩🇪", "🏽", "\u{200D}", "\u{FE0F}", "ש", "ָ", "ع", "猫", "コ", "ー", "ก", "า",
      "\n", "\r\n", "\r", "\t", "\u{2028}", "\u{202F}", "\u{202E}", "\u{0}", "。", "؟", "€", "…",
    ]
    var generator = SeededGenerator(seed: seed)
    return (0..<Int.random(in: 0..<200, using: &generator)).map { _ in
      Bool.random(using: &generator)
        ? parts.randomElement(using: &generator) ?? "" : scalar(using: &generator)
    }.joined()
  }

  /// Any scalar, one of the common planes more often.
  private static func scalar(using generator: inout SeededGenerator) -> String {
    let limit: UInt32 = Bool.random(using: &generator) ? 0x3100 : 0x1F_FFFF
    return Unicode.Scalar(UInt32.random(in: 0...limit, using: &generator)).map(String.init) ?? ""
  }
}
