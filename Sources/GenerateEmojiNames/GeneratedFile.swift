import EarshotEmoji

/// A source file that is written here and not by hand.
struct GeneratedFile {
  let path: String
  let text: String

  private static let notice = """
    // swift-format-ignore-file
    // Written by GenerateEmojiNames from CLDR 41 and Unicode Emoji 15.0; the licence is
    // LICENSES/Unicode-DFS-2016.txt.


    """

  /// The names of one language.
  init(_ language: LanguageLines) {
    let name = "\(language.language)"
    let file = name.prefix(1).uppercased() + name.dropFirst()
    path = "Sources/EarshotEmoji/Tables/EmojiTable+\(file).swift"
    text =
      Self.notice
      + "extension EmojiTable {\n  static let \(name) = EmojiTable(\n    lines: \"\"\"\n"
      + language.lines.map { "      \($0)\n" }.joined() + "      \"\"\")\n}\n"
  }

  /// The scalars that are pictures.
  init(pictographic ranges: [ClosedRange<UInt32>]) {
    path = "Sources/EarshotEmoji/Tables/PictographicScalars+Ranges.swift"
    let lines = ranges.map {
      "    0x\(String($0.lowerBound, radix: 16, uppercase: true))...0x"
        + "\(String($0.upperBound, radix: 16, uppercase: true)),\n"
    }
    text =
      Self.notice
      + "extension PictographicScalars {\n  static let ranges: [ClosedRange<UInt32>] = [\n"
      + lines.joined() + "  ]\n}\n"
  }

  /// All emoji, for the tests.
  init(recommended emoji: [String]) {
    path = "Tests/EarshotEmojiTests/RecommendedEmoji.swift"
    let lines = stride(from: 0, to: emoji.count, by: 20).map {
      "    " + emoji[$0..<min($0 + 20, emoji.count)].joined(separator: " ") + "\n"
    }
    text =
      Self.notice
      + "/// The emoji that Unicode recommends, and the tones and hair they are made of.\n"
      + "enum RecommendedEmoji {\n  static let lines = \"\"\"\n" + lines.joined()
      + "    \"\"\"\n}\n"
  }
}
