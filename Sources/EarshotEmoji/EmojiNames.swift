/// What emoji are called in one language.
///
/// An emoji is named whole where the language has a name for it; otherwise a skin tone is named after
/// the emoji it colours, a sequence by its parts, and what nobody has named yet is called "emoji".
public struct EmojiNames: Sendable {
  /// The English names: CLDR's, except where VoiceOver is known to say something else.
  public static let english = EmojiNames(
    table: EnglishEmojiTable.lines, overrides: EnglishEmojiOverrides.lines)

  private let names: [String: String]

  init(table: StaticString, overrides: StaticString) {
    var names: [String: String] = [:]
    names.reserveCapacity(2_048)
    for (emoji, name) in Self.entries(of: table) {
      names[emoji] = EnglishEmojiOverrides.flagName(name) ?? name
    }
    for (emoji, name) in Self.entries(of: overrides) { names[emoji] = name }
    self.names = names
  }

  /// The words for an emoji, or nil where a character holds none.
  public func words(for character: Character) -> String? {
    guard !character.isASCII else { return nil }
    let parts = EmojiCluster(character, names: self).parts
    guard parts.contains(where: \.isName) else { return nil }
    return parts.map(\.text).joined(separator: ", ")
  }

  /// Puts words in the place of emoji, set apart from the text and from each other.
  ///
  /// `©`, `®` and `™` are text unless a variation selector asks for an emoji; every other symbol that
  /// can be an emoji is named in either style, because a voice may pass over it in silence.
  public func replacingEmoji(in text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var output = SpacedText()
    for character in text {
      if character.isASCII {
        output.append(character)
      } else {
        for part in EmojiCluster(character, names: self).parts { output.append(part) }
      }
    }
    return output.text
  }

  /// The name of a sequence as a whole, without variation selectors.
  func name(of scalars: some Sequence<Unicode.Scalar>) -> String? {
    names[String(String.UnicodeScalarView(scalars))]
  }

  private static func entries(of lines: StaticString) -> [(emoji: String, name: String)] {
    lines.withUTF8Buffer { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
        guard let space = line.firstIndex(of: UInt8(ascii: " ")) else { return nil }
        return (
          String(decoding: line[..<space], as: UTF8.self),
          String(decoding: line[(space + 1)...], as: UTF8.self)
        )
      }
    }
  }
}
