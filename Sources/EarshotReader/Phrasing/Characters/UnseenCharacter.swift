import EarshotText

/// A character in which there is nothing to be seen or heard by itself.
enum UnseenCharacter: UInt32, CaseIterable {
  case softHyphen = 0x00AD
  case zeroWidthSpace = 0x200B
  case zeroWidthNonJoiner = 0x200C
  case zeroWidthJoiner = 0x200D
  case wordJoiner = 0x2060
  case leftToRightMark = 0x200E
  case rightToLeftMark = 0x200F
  case arabicLetterMark = 0x061C
  case leftToRightEmbedding = 0x202A
  case rightToLeftEmbedding = 0x202B
  case leftToRightOverride = 0x202D
  case rightToLeftOverride = 0x202E
  case leftToRightIsolate = 0x2066
  case rightToLeftIsolate = 0x2067
  case firstStrongIsolate = 0x2068
  case endOfDirection = 0x202C
  case endOfIsolate = 0x2069
  case variationSelector = 0xFE0F
  case graphemeJoiner = 0x034F
  case replacedObject = 0xFFFC
  case replacementCharacter = 0xFFFD
  /// Any control, which is told apart by its number.
  case control = 0
  /// Anything else that is not heard, which is told apart by its number.
  case other = 0xFFFF_FFFF

  /// What a scalar is that is not heard by itself; nil for any that is.
  init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xFEFF: self = .wordJoiner
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: self = .variationSelector
    default:
      if scalar.value > 0, let named = Self(rawValue: scalar.value) {
        self = named
      } else if scalar.properties.generalCategory == .control {
        self = .control
      } else if String(scalar).isInaudible || scalar.isUnassigned {
        self = .other
      } else {
        return nil
      }
    }
  }

  /// Whether several characters are called so.
  var needsNumber: Bool { self == .control || self == .other }
}

extension Unicode.Scalar {
  /// Whether nobody agreed on what the scalar stands for.
  fileprivate var isUnassigned: Bool {
    switch properties.generalCategory {
    case .unassigned, .privateUse, .surrogate: true
    default: false
    }
  }
}
