/// Text of any origin as one line that a terminal shows and does not obey.
///
/// - A line break becomes a space: LF, VT, FF, CR, NEL, U+2028, U+2029, and CR LF as one.
/// - A tab becomes a space.
/// - What could steer a terminal or hide words is written out, as in `\u{1B}`: all other controls
///   (C0, DEL, C1), explicit bidirectional formatting (U+202A–202E, U+2066–2069), deprecated and
///   interlinear formatting (U+206A–206F, U+FFF9–FFFB), the byte order mark, musical formatting
///   (U+1D173–1D17A), and tag characters that do not belong to a flag.
/// - Everything else stays as it is: joiners, variation selectors, flags, direction marks.
///
/// The rule names code points rather than properties, so that it is the same with every version of
/// Unicode. A backslash of the text itself is not doubled: the line is meant to be read.
package struct PrintableText: Hashable, Sendable, CustomStringConvertible {
  /// The line.
  package let description: String

  /// Makes a line of any text.
  package init(_ text: String) {
    description = Self.needsWork(text) ? Self.rewritten(text) : text
  }

  private static func needsWork(_ text: String) -> Bool {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return false }
    return text.unicodeScalars.contains { Treatment(of: $0) != .keep }
  }

  private static func rewritten(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    var isInFlag = false
    for scalar in text.unicodeScalars {
      let treatment = Treatment(of: scalar)
      isInFlag = scalar == "\u{1F3F4}" || (isInFlag && treatment == .keepInFlag)
      if !(previous == "\r" && scalar == "\n") {
        treatment.append(scalar, isInFlag: isInFlag, to: &line)
      }
      previous = scalar
    }
    return String(line)
  }
}

extension PrintableText {
  /// How many scalars of a quoted text are shown before it is cut.
  package static let quotedLength = 60

  /// A line of any text, without white space at its end.
  package static func line(_ text: String) -> String {
    Self(text.trimmingTrailingWhiteSpace()).description
  }

  /// A text in single quotes, as one line, and cut where it is long.
  package static func quoting(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(quotedLength)
    let isWhole = start.endIndex == text.unicodeScalars.endIndex
    return "'\(Self(String(start)))\(isWhole ? "" : "…")'"
  }

  /// Whether a scalar may be printed as it is.
  package static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    let treatment = Treatment(of: scalar)
    return treatment == .keep || treatment == .keepInFlag
  }

  /// How a scalar is printed that stands alone: as it is, as a space, or by its number.
  package static func printed(_ scalar: Unicode.Scalar) -> String {
    Self(String(scalar)).description
  }

  /// A scalar by its number, as in `\u{7}`.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}
