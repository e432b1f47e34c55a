import EarshotSpokenText

/// Text whose letters are drawn in a style by taking other letters for them.
enum StyledText {
  /// How the letters are drawn.
  enum Style: Hashable, Sendable {
    /// With letters of another alphabet, such as bold ones of mathematics; the plain text beside it.
    case letters(plain: String)
    /// With letters that look like others turned upside down.
    case upsideDown
    /// With marks heaped on letters, or lines through them.
    case marks
  }

  private static let turnedLetters: Set<Character> = [
    "ɐ", "ɔ", "ǝ", "ɟ", "ƃ", "ɥ", "ᴉ", "ɾ", "ʞ", "ɯ", "ɹ", "ʇ", "ʌ", "ʍ", "ʎ",
  ]
  /// Languages that are written with wide letters too.
  private static let languagesOfWideLetters: Set<String> = ["ja", "zh", "ko"]
  private static let letters = SpokenTextPipeline([.letters], language: nil)

  /// The style of a text in a language; nil where letters are what they seem.
  static func style(of text: String, language: String) -> Style? {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    if isHeapedWithMarks(text) { return .marks }
    if isUpsideDown(text) { return .upsideDown }
    guard !languagesOfWideLetters.contains(language) else { return nil }
    let plain = letters.words(for: text)
    return plainLetters(in: plain) - plainLetters(in: text) >= 2 ? .letters(plain: plain) : nil
  }

  /// Three or more marks on one letter, or two letters that are struck through; languages heap no
  /// more than two of these marks.
  private static func isHeapedWithMarks(_ text: String) -> Bool {
    var lines = 0
    for character in text {
      let marks = character.unicodeScalars.filter { (0x300...0x36F).contains($0.value) }
      if marks.count > 2 { return true }
      if marks.contains(where: { (0x334...0x338).contains($0.value) }) { lines += 1 }
    }
    return lines > 1
  }

  /// At least three different turned letters; what stands between slashes or brackets may be a
  /// pronunciation.
  private static func isUpsideDown(_ text: String) -> Bool {
    guard !text.contains(where: { "/[]".contains($0) }) else { return false }
    return turnedLetters.intersection(text).count > 2
  }

  private static func plainLetters(in text: String) -> Int {
    text.unicodeScalars.count { scalar in
      (scalar.value < 0x250 || (0x370...0x3FF).contains(scalar.value))
        && scalar.properties.isAlphabetic
    }
  }
}
