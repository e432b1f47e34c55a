extension Unicode.Scalar {
  /// Whether the scalar belongs to the word before it, as in `heart!` and `(heart)`.
  var closesWhatStandsBefore: Bool {
    guard !isPlainLetter else { return false }
    return switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation: true
    case .otherPunctuation: !standsAlone
    default: false
    }
  }

  /// Whether the scalar belongs to the word after it, as in `(heart`.
  var opensWhatStandsAfter: Bool {
    guard !isPlainLetter else { return false }
    return switch properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: self == "¿" || self == "¡"
    }
  }

  /// Whether the scalar belongs to a script that sets no spaces between words: Chinese, Japanese.
  var isOfUnspacedScript: Bool {
    switch value {
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3041...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x323AF:
      true
    default: false
    }
  }

  /// Whether the scalar is a mark as wide as a Chinese sign, which holds its own space.
  var isFullWidthMark: Bool {
    switch value {
    case 0x3001...0x3003, 0x3008...0x3020, 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40,
      0xFF5B...0xFF65:
      true
    default: false
    }
  }

  /// Whether the scalar is white space.
  var isSpace: Bool {
    isASCII ? self == " " || (0x9...0xD).contains(value) : properties.isWhitespace
  }

  /// Whether the scalar is a letter or digit of ASCII, for which nothing has to be looked up.
  private var isPlainLetter: Bool {
    (0x61...0x7A).contains(value | 0x20) || (0x30...0x39).contains(value)
  }

  private var standsAlone: Bool {
    switch self {
    case "#", "%", "&", "*", "/", "@", "\\", "†", "‡", "§", "¶", "¿", "¡": true
    default: false
    }
  }
}
