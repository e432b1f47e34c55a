extension Script {
  /// The script of a letter; nil for what belongs to none, or to one without a voice.
  init?(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    var rest = Self.ranges[...]
    while !rest.isEmpty {
      let place = (rest.startIndex + rest.endIndex) / 2
      let (range, script) = rest[place]
      if range.contains(value) {
        self = script
        return
      }
      rest = value < range.lowerBound ? rest[..<place] : rest[(place + 1)...]
    }
    return nil
  }

  /// Where letters are in Unicode, in its order.
  private static let ranges: [(ClosedRange<UInt32>, Script)] = [
    (0x41...0x5A, .latin), (0x61...0x7A, .latin), (0xAA...0xAA, .latin), (0xBA...0xBA, .latin),
    (0xC0...0xD6, .latin), (0xD8...0xF6, .latin), (0xF8...0x2AF, .latin), (0x370...0x3FF, .greek),
    (0x400...0x52F, .cyrillic), (0x531...0x58F, .armenian), (0x591...0x5F4, .hebrew),
    (0x600...0x6FF, .arabic), (0x750...0x77F, .arabic), (0x8A0...0x8FF, .arabic),
    (0x900...0x97F, .devanagari), (0x980...0x9FF, .bengali), (0xA00...0xA7F, .gurmukhi),
    (0xA80...0xAFF, .gujarati), (0xB00...0xB7F, .oriya), (0xB80...0xBFF, .tamil),
    (0xC00...0xC7F, .telugu), (0xC80...0xCFF, .kannada), (0xD00...0xD7F, .malayalam),
    (0xD80...0xDFF, .sinhala), (0xE00...0xE7F, .thai), (0x1000...0x109F, .myanmar),
    (0x10A0...0x10FF, .georgian), (0x1100...0x11FF, .hangul), (0x1200...0x139F, .ethiopic),
    (0x13A0...0x13FF, .cherokee), (0x1C80...0x1C8F, .cyrillic), (0x1C90...0x1CBF, .georgian),
    (0x1E00...0x1EFF, .latin), (0x1F00...0x1FFF, .greek), (0x2C60...0x2C7F, .latin),
    (0x2D00...0x2D2F, .georgian), (0x2D80...0x2DDF, .ethiopic), (0x2DE0...0x2DFF, .cyrillic),
    (0x2E80...0x2FDF, .han), (0x3005...0x3005, .han), (0x3007...0x3007, .han),
    (0x3021...0x3029, .han), (0x3041...0x30FF, .kana), (0x3131...0x318E, .hangul),
    (0x31F0...0x31FF, .kana), (0x3400...0x4DBF, .han), (0x4E00...0x9FFF, .han),
    (0xA640...0xA69F, .cyrillic), (0xA720...0xA7FF, .latin), (0xA8E0...0xA8FF, .devanagari),
    (0xA960...0xA97F, .hangul), (0xA9E0...0xA9FF, .myanmar), (0xAA60...0xAA7F, .myanmar),
    (0xAB00...0xAB2F, .ethiopic), (0xAB30...0xAB6F, .latin), (0xAB70...0xABBF, .cherokee),
    (0xAC00...0xD7FF, .hangul), (0xF900...0xFAFF, .han), (0xFB00...0xFB06, .latin),
    (0xFB13...0xFB17, .armenian), (0xFB1D...0xFB4F, .hebrew), (0xFB50...0xFDFF, .arabic),
    (0xFE70...0xFEFC, .arabic), (0xFF21...0xFF3A, .latin), (0xFF41...0xFF5A, .latin),
    (0xFF66...0xFF9F, .kana), (0x20000...0x323AF, .han),
  ]
}

extension Unicode.Scalar {
  /// Whether the scalar stands for a sound or a word of some language that no voice speaks, or for
  /// nothing that is known.
  var isUnwritten: Bool {
    switch properties.generalCategory {
    case .privateUse, .unassigned, .surrogate: true
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .letterNumber,
      .spacingMark, .nonspacingMark, .decimalNumber:
      !isSharedLetter && !isASCII
    default: false
    }
  }

  /// Letters and marks of every script: those of units, numbers, formulas, sounds, and in circles.
  private var isSharedLetter: Bool {
    switch value {
    case 0...0x36F, 0x1AB0...0x1AFF, 0x1D00...0x1DFF, 0x2000...0x2BFF, 0x3000...0x303F,
      0xFE00...0xFE2F, 0xFF10...0xFF19, 0x1D400...0x1D7FF, 0x1F100...0x1F1FF:
      true
    default: false
    }
  }
}
