/// Letters and digits that Unicode has once more for each style, and what they are without it.
enum StyledLetters {
  /// Puts plain letters in the place of styled ones, and takes lines through letters away.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    let scalars = Array(text.unicodeScalars)
    var plain = String.UnicodeScalarView()
    for (place, scalar) in scalars.enumerated() where !isLine(scalar) {
      let isEmoji = isEmojiLetter(scalar) && !isInWord(place, of: scalars)
      let isBeforeEmojiStyle =
        scalars.indices.contains(place + 1) && scalars[place + 1] == "\u{FE0F}"
      guard !isEmoji, !isBeforeEmojiStyle, let letter = StyledAlphabets.letter(for: scalar) else {
        plain.append(scalar)
        continue
      }
      plain.append(letter)
    }
    return String(plain)
  }

  /// Whether the scalar only draws a line through or under the letter before it.
  private static func isLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x332 || (0x334...0x338).contains(scalar.value)
  }

  /// 🅰, 🅱, 🅾 and 🅿, which are emoji where they stand alone.
  private static func isEmojiLetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F170...0x1F189).contains(scalar.value) && scalar.properties.isEmoji
  }

  /// Whether a letter that is no emoji stands beside, so that both are parts of a word.
  private static func isInWord(_ place: Int, of scalars: [Unicode.Scalar]) -> Bool {
    [place - 1, place + 1].contains { neighbour in
      scalars.indices.contains(neighbour) && (0x1F170...0x1F189).contains(scalars[neighbour].value)
        && !isEmojiLetter(scalars[neighbour])
    }
  }
}
