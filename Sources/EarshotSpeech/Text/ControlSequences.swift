/// Controls in text: single characters, the escape sequences of terminals, and invisible marks.
enum ControlSequences {
  /// Text in which each control and each escape sequence has become a space.
  ///
  /// A sequence that does not end is no sequence: only its first character goes, so that nothing can
  /// hide the text that follows. libespeak-ng reads U+0001 as the start of a command to itself.
  static func replaced(in text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.isControl || $0.isUnheard }) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if scalar.isControl {
        result.append(" ")
        rest = rest[(endOfSequence(in: rest) ?? rest.index(after: rest.startIndex))...]
      } else {
        if !scalar.isUnheard { result.append(scalar) }
        rest.removeFirst()
      }
    }
    return String(result)
  }

  /// Where the escape sequence at the start of text ends, if there is one.
  private static func endOfSequence(in text: Substring.UnicodeScalarView) -> Substring.Index? {
    var body = text.dropFirst()
    switch text.first {
    case "\u{9B}": return endOfControlSequence(in: body)
    case "\u{90}", "\u{98}", "\u{9D}", "\u{9E}", "\u{9F}": return endOfString(in: body)
    case "\u{1B}":
      switch body.popFirst() {
      case "[": return endOfControlSequence(in: body)
      case "P", "X", "]", "^", "_": return endOfString(in: body)
      case .some("(") where body.first?.isASCII == true: return body.index(after: body.startIndex)
      default: return nil
      }
    default: return nil
    }
  }

  /// Parameters and intermediates, then one final character.
  private static func endOfControlSequence(in body: Substring.UnicodeScalarView)
    -> Substring.Index?
  {
    guard let end = body.prefix(limit).firstIndex(where: { !(" "..."?").contains($0) }),
      ("@"..."~").contains(body[end])
    else { return nil }
    return body.index(after: end)
  }

  /// Anything up to a bell or a string terminator.
  private static func endOfString(in body: Substring.UnicodeScalarView) -> Substring.Index? {
    guard let end = body.prefix(limit).firstIndex(where: \.endsString) else { return nil }
    let next = body.index(after: end)
    guard body[end] == "\u{1B}" else { return next }
    guard next < body.endIndex, body[next] == "\\" else { return nil }
    return body.index(after: next)
  }

  /// The longest sequence that is believed to be one, in characters.
  private static let limit = 1_024
}

extension Unicode.Scalar {
  /// Controls, and separators that break a line.
  fileprivate var isControl: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x200B, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Marks that only steer how text is drawn.
  fileprivate var isUnheard: Bool {
    switch value {
    case 0xAD, 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
      true
    default: false
    }
  }

  fileprivate var endsString: Bool { self == "\u{07}" || self == "\u{1B}" || self == "\u{9C}" }
}
