extension PrintableText {
  /// What becomes of one code point.
  enum Treatment {
    case keep
    case keepInFlag
    case space
    case writeOut

    init(of scalar: Unicode.Scalar) {
      self =
        switch scalar.value {
        case 0x09...0x0D, 0x85, 0x2028, 0x2029: .space
        case 0x00...0x1F, 0x7F...0x9F: .writeOut
        case 0x202A...0x202E, 0x2066...0x206F: .writeOut
        case 0xFEFF, 0xFFF9...0xFFFB: .writeOut
        case 0x1D173...0x1D17A, 0xE0001: .writeOut
        case 0xE0020...0xE007F: .keepInFlag
        default: .keep
        }
    }

    /// Appends what becomes of a code point.
    func append(_ scalar: Unicode.Scalar, isInFlag: Bool, to line: inout String.UnicodeScalarView) {
      switch self {
      case .keep: line.append(scalar)
      case .keepInFlag where isInFlag: line.append(scalar)
      case .space: line.append(" ")
      case .keepInFlag, .writeOut:
        line.append(contentsOf: PrintableText.escape(scalar).unicodeScalars)
      }
    }
  }
}
