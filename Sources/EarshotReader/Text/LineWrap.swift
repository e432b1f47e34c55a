/// Breaks a text into lines of a width, as far as that can be told without its font.
///
/// Characters are taken for half as wide as the size of body text, those of East Asia and emoji for
/// as wide as it. Order on the screen does not matter, so that text from right to left is no other.
struct LineWrap {
  /// The size of body text in points, as it is unless a person changed it.
  private static let bodySize = 17.0
  /// What is narrower was not made to hold lines of text; it is a picture or a sign.
  private static let fewestCharacters = 10.0

  private let width: Double

  /// Prepares to break lines of so many points; nil where they could not hold text.
  init?(width: Double) {
    guard width.isFinite, width >= Self.fewestCharacters * Self.bodySize / 2 else { return nil }
    self.width = width
  }

  /// The lines of a text without line breaks, with the spaces that follow them.
  func lines(of text: Substring) -> [Range<String.Index>] {
    var lines: [Range<String.Index>] = []
    var start = text.startIndex
    var opportunity = start
    var used = 0.0
    var sinceOpportunity = 0.0
    for place in text.indices {
      let character = text[place]
      if place > start, Self.canBreak(before: place, of: text) {
        opportunity = place
        sinceOpportunity = 0
      }
      let advance = Self.advance(of: character)
      // Spaces at the end of a line hang over it.
      if used + advance > width, !character.isWhitespace, place > start {
        let isInsideWord = opportunity <= start
        lines.append(start..<(isInsideWord ? place : opportunity))
        start = isInsideWord ? place : opportunity
        used = isInsideWord ? 0 : sinceOpportunity
        sinceOpportunity = used
      }
      used += advance
      sinceOpportunity += advance
    }
    if start < text.endIndex { lines.append(start..<text.endIndex) }
    return lines
  }

  private static func advance(of character: Character) -> Double {
    if String(character).isUnseen { return 0 }
    return character.isWide ? bodySize : bodySize / 2
  }

  /// Whether a line may end before a character that is not the first.
  private static func canBreak(before place: String.Index, of text: Substring) -> Bool {
    let character = text[place]
    let former = text[text.index(before: place)]
    if character.isWhitespace { return false }
    if former.isWhitespace { return !former.isNoBreakSpace }
    if former.isHyphen { return character.isLetter }
    guard character.standsForItself || former.standsForItself else { return false }
    return !character.staysWithFormer && !former.staysWithNext
  }
}

extension Character {
  /// Whether the character takes the room of two.
  fileprivate var isWide: Bool {
    guard let first = unicodeScalars.first else { return false }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return true
    default: return first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
    }
  }

  /// Whether a line can end beside the character without a space; Korean words are kept whole.
  fileprivate var standsForItself: Bool {
    guard isWide, let first = unicodeScalars.first else { return false }
    return !(0x1100...0x115F).contains(first.value) && !(0xAC00...0xD7A3).contains(first.value)
  }

  fileprivate var isNoBreakSpace: Bool {
    self == "\u{A0}" || self == "\u{202F}" || self == "\u{2007}"
  }

  fileprivate var isHyphen: Bool { self == "-" || self == "‐" || self == "–" || self == "—" }

  /// Marks and small kana that begin no line.
  fileprivate var staysWithFormer: Bool {
    isPunctuation && !Self.opening.contains(self) || "ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々".contains(self)
  }

  /// Marks that end no line.
  fileprivate var staysWithNext: Bool { Self.opening.contains(self) }

  private static let opening: Set<Character> = [
    "(", "[", "{", "“", "‘", "«", "（", "「", "『", "【", "〈", "《", "［", "｛", "¿", "¡",
  ]
}

extension String {
  /// Whether nothing of the text takes room.
  fileprivate var isUnseen: Bool {
    unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
  }
}
