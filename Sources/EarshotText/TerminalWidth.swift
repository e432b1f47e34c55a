/// How many columns a text takes on a terminal, as well as it can be known.
///
/// Terminals differ about emoji that are made of several; here each is as wide as one, as those have it
/// that follow Unicode's clusters.
package enum TerminalWidth {
  /// The columns of a printable text.
  package static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    let isEmoji = scalars.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiPresentation }
    return isEmoji ? 2 : scalars.first.map(width) ?? 0
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: 0
    default: isWide(scalar) ? 2 : 1
    }
  }

  /// The scripts whose letters fill a square.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1_6FE0...0x1_B2FF, 0x1_F200...0x1_F2FF, 0x2_0000...0x3_FFFD:
      true
    default: false
    }
  }
}
