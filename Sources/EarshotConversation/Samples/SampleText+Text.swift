/// The texts themselves, put together from invented parts.
extension SampleText {
  /// Invents a text of this kind.
  public func text(using generator: inout SplitMix64) -> String {
    switch self {
    case .plain: Self.sentence(using: &generator)
    case .empty: ""
    case .long: Self.long(using: &generator)
    case .longWord: Self.longWord(using: &generator)
    case .combiningMarks: Self.combiningMarks(using: &generator)
    case .controls: Self.controls(in: 0x00...0x1F, using: &generator)
    case .upperControls: Self.controls(in: 0x7F...0x9F, using: &generator)
    case .unassigned: Self.unassigned(using: &generator)
    default: generator.pick(Self.texts[self] ?? [rawValue])
    }
  }

  private static func sentence(using generator: inout SplitMix64) -> String {
    let opening = generator.pick(["The kite", "My sister", "That old drum", "Our lantern", "Kim"])
    let verb = generator.pick(["needs", "found", "wants", "lost", "is bringing", "mended"])
    let object = generator.pick([
      "a longer tail", "the blue string", "two spools", "dry wind", "tea",
    ])
    let ending = generator.pick([".", "!", "?", "…", ", I think.", " – again.", ""])
    return "\(opening) \(verb) \(object)\(ending)"
  }

  private static func long(using generator: inout SplitMix64) -> String {
    var text = ""
    while text.utf8.count < 12_000 { text += sentence(using: &generator) + " " }
    return String(text.prefix(10_000))
  }

  private static func longWord(using generator: inout SplitMix64) -> String {
    let syllables = ["ka", "lo", "mi", "tru", "sen", "ve"]
    return (0..<150).reduce(into: "") { word, _ in word += generator.pick(syllables) }
  }

  private static func combiningMarks(using generator: inout SplitMix64) -> String {
    "kite".unicodeScalars.reduce(into: "") { text, letter in
      text.unicodeScalars.append(letter)
      for _ in 0..<(1 + generator.next(below: 40)) {
        text.unicodeScalars.append(scalar(0x0300 + generator.next(below: 0x6F)))
      }
    }
  }

  private static func controls(
    in range: ClosedRange<Int>, using generator: inout SplitMix64
  ) -> String {
    let start = generator.next(below: range.count)
    return (0..<range.count).reduce(into: "wind") { text, offset in
      let value = range.lowerBound + (start + offset) % range.count
      text.unicodeScalars.append(scalar(value))
      text += "\(offset)"
    }
  }

  /// Draws scalars that have no meaning, or none that is shared: unassigned, noncharacter, private.
  private static func unassigned(using generator: inout SplitMix64) -> String {
    let values = [
      0x0378, 0x2FE0, 0xE000, 0xF8FF, 0xFDD0, 0xFFFC, 0xFFFD, 0xFFFE, 0xFFFF, 0xE0001, 0xE0041,
      0xF_0000, 0x10_FFFD, 0x10_FFFF,
    ]
    return (0...generator.next(below: 4)).reduce(into: "") { text, _ in
      text.unicodeScalars.append(scalar(generator.pick(values)))
    }
  }

  private static func scalar(_ value: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt32(value)) ?? "\u{FFFD}"
  }

  private static let texts: [SampleText: [String]] =
    emojiTexts
    .merging(directionTexts) { first, _ in first }
    .merging(hostileTexts) { first, _ in first }
    .merging(writtenTexts) { first, _ in first }

  private static let emojiTexts: [SampleText: [String]] = [
    .skinTones: ["👍🏽 from me", "👋🏻👋🏼👋🏽👋🏾👋🏿", "🫱🏿‍🫲🏻 deal", "Raise it 🙌🏾!", "🤌🏼"],
    .joinedEmoji: ["👩🏾‍🚀 flies it", "👨‍👩‍👧‍👦", "🏳️‍🌈🏴‍☠️", "🐻‍❄️ and 🐦‍🔥", "❤️‍🔥", "🧑🏿‍❤️‍💋‍🧑🏻"],
    .flags: ["🇳🇿 to 🇫🇮", "🇺🇳", "🏴󠁧󠁢󠁳󠁣󠁴󠁿 wins", "🇦", "🇽🇽 is nowhere", "🏳️‍⚧️"],
    .keycaps: ["Press 1️⃣ then #️⃣", "*️⃣", "0️⃣9️⃣", "🔟 spools"],
    .futureEmoji: ["New: \u{1FAFF}\u{1FADF}", "\u{1F8D0}?", "\u{1FA90}\u{200D}\u{1FABF}\u{1F3FD}"],
    .variationSelectors: [
      "❤ and ❤\u{FE0E} and ❤\u{FE0F}", "☀\u{FE0E} later ☀\u{FE0F}", "\u{FE0F}",
    ],
  ]

  private static let directionTexts: [SampleText: [String]] = [
    .hebrew: ["העפיפון מחכה לרוח", "מי מביא חוט כחול?", "שָׁלוֹם"],
    .arabic: ["الطائرة الورقية جاهزة", "هل عندك خيط أزرق؟", "مَرْحَبًا ١٢٣"],
    .mixedDirection: [
      "Ask נועה at 5", "قال Kim نعم (maybe)", "v2.0 של העפיפון, ok?", "abc\u{200E}אבג\u{200F}123",
    ],
    .directionalControls: [
      "kite\u{202E}gnp.exe", "\u{2067}spool\u{2069} \u{2066}עפיפון",
      "\u{202A}\u{202B}\u{202D}never ended",
      "\u{200E}left\u{200F}right\u{061C}",
    ],
  ]

  private static let hostileTexts: [SampleText: [String]] = [
    .escapeSequences: [
      "\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;not your window\u{07}", "\u{1B}[2J\u{1B}[H",
      "\u{1B}]8;;https://kites.example\u{1B}\\here\u{1B}]8;;\u{1B}\\", "\u{1B}]52;c;a2l0ZQ==\u{07}",
      "\u{9B}5Ahigher", "\u{1B}Ptext\u{1B}\\", "\u{1B}c", "\u{1B}",
    ],
    .markup: [
      "<kite tail=\"long\">", "<speak><break time=\"9s\"/>hush</speak>", "a < b && c > d",
      "</voice><prosody rate=\"x-fast\">wind", "&lt;tea&gt; &amp; &#x1F375;",
      "<![CDATA[ string ]]>",
      "[[slnc 5000]] quiet",
    ],
    .zeroWidth: [
      "ki\u{200B}te", "spo\u{00AD}ol", "\u{FEFF}start", "no\u{2060}break", "\u{200D}\u{200C}",
      "a\u{034F}b",
    ],
    .quotes: [
      "She said \"higher\"", "C:\\kites\\tail", "It's 'fine'", "“Up”, «up», „up“", "\\\"\\\\\"",
      "\\u0041 stays", "`string`", "\"", "\\",
    ],
    .transcriptMarks: [
      "> next", "# wind", "~ maybe", "! not today", "[silence]", "| tree", "\\> next",
      "screen: tapback", "> act Remove ❤️\n[boundary]",
    ],
  ]

  private static let writtenTexts: [SampleText: [String]] = [
    .whiteSpace: [" ", "   \t ", "\n", "\u{00A0}\u{2003}", "\u{3000}", "\r\n\r\n", "  kite  "],
    .lines: [
      "First\nSecond", "First\r\nSecond", "First\rSecond", "First\u{2028}Second\u{2029}Third",
      "\nFirst\n\n\nLast\n", "First\u{0B}Second\u{0C}Third\u{85}Fourth", "Column\tColumn\tColumn",
    ],
    .addresses: [
      "https://kites.example/tails?length=3&colour=%F0%9F%94%B5#knots", "robin@kites.example",
      "http://[2001:db8::1]:8080/", "kites.example", "xn--kte-tma.example", "+00 000 0000",
    ],
    .scripts: [
      "凧は青い", "연이 높이 난다", "पतंग उड़ रही है", "ว่าวสูงมาก", "ሰማይ", "Дракон летить", "𝒦𝒾𝓉𝑒", "ﬁne ﬂag",
      "İıſẞ", "e\u{0301} is é", "ཨོཾ",
    ],
  ]
}
