extension Unicode.Scalar {
  /// U+200D, which joins emoji to one picture.
  static let joiner: Unicode.Scalar = "\u{200D}"
  /// U+20E3, which makes a key of the character before it.
  static let enclosingKeycap: Unicode.Scalar = "\u{20E3}"

  /// U+FE0E, which asks for a symbol in the style of text.
  static let textStyle: Unicode.Scalar = "\u{FE0E}"

  /// Asks for the style of text or of emoji; it has no meaning for a listener.
  var isVariationSelector: Bool { self == .textStyle || self == "\u{FE0F}" }

  /// Spells the subdivision of a flag, invisibly.
  var isTag: Bool { (0xE0020...0xE007F).contains(value) }

  var isTone: Bool { properties.isEmojiModifier }

  /// The letter that a regional indicator stands for.
  var regionalLetter: Unicode.Scalar? {
    guard (0x1F1E6...0x1F1FF).contains(value) else { return nil }
    return Unicode.Scalar(value - 0x1F1E6 + 0x41)
  }

  /// `©`, `®` and `™`, which are text unless something asks for an emoji.
  var isLegalSign: Bool { self == "©" || self == "®" || self == "™" }

  /// Whether the scalar is an emoji, a part of one, or a place that Unicode holds for one; those that
  /// other text uses too are left out.
  var belongsToEmoji: Bool {
    guard value >= 0xA9 else { return false }
    return isVariationSelector || self == .enclosingKeycap || regionalLetter != nil || isTone
      || isTag || PictographicScalars.contains(self)
  }
}

extension Unicode.Scalar.Properties {
  /// Whether the scalar is drawn on the one before it.
  var isCombining: Bool {
    switch generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
