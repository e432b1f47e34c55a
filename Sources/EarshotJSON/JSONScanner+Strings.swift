/// Strings: well-formed UTF-8 without raw control characters, and whole surrogate pairs only.
extension JSONScanner {
  /// Moves past the string whose opening quote comes next, and gives its text.
  mutating func string() throws(JSONFault) -> String {
    let start = offset + 1
    let end = endOfPlainText(from: start)
    guard end < bytes.count, bytes[end] == .quote else { return try escapedString(from: start) }
    let text = try text(of: bytes[start..<end], writtenAt: start..<end)
    offset = end + 1
    return text
  }

  private mutating func escapedString(from start: Int) throws(JSONFault) -> String {
    var decoded: [UInt8] = []
    var index = start
    while true {
      let end = endOfPlainText(from: index)
      decoded += bytes[index..<end]
      index = end
      guard index < bytes.count else {
        throw JSONFault(offset: index, message: "the document ends inside a string")
      }
      if bytes[index] == .quote { break }
      guard bytes[index] == .backslash else { throw rawControl(at: index) }
      decoded += UTF8.encode(try escapedScalar(at: &index)) ?? UTF8.encodedReplacementCharacter
    }
    let text = try text(of: decoded[...], writtenAt: start..<index)
    offset = index + 1
    return text
  }

  /// The first byte that is not text as it stands: a quote, a backslash, a control, or the end.
  private func endOfPlainText(from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == .quote || byte == .backslash || byte < .space { break }
      index += 1
    }
    return index
  }

  private func text(
    of content: ArraySlice<UInt8>, writtenAt range: Range<Int>
  ) throws(JSONFault) -> String {
    guard range.count <= limits.stringLength else {
      throw JSONFault(
        offset: range.lowerBound - 1,
        message: "a string is longer than \(limits.stringLength) bytes"
      )
    }
    guard let text = String(validating: content, as: UTF8.self) else {
      throw JSONFault(offset: firstInvalidByte(in: range), message: "the text is not valid UTF-8")
    }
    return text
  }

  private func firstInvalidByte(in range: Range<Int>) -> Int {
    var offset = range.lowerBound
    var iterator = bytes[range].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
    return offset
  }

  private func rawControl(at index: Int) -> JSONFault {
    let code = JSONText.escape(for: UInt32(bytes[index]))
    return JSONFault(
      offset: index, message: "a control character in a string must be written as \(code)")
  }

  private func escapedScalar(at index: inout Int) throws(JSONFault) -> Unicode.Scalar {
    let start = index
    guard start + 1 < bytes.count else {
      throw JSONFault(offset: bytes.count, message: "the document ends inside a string")
    }
    index += 2
    switch bytes[start + 1] {
    case .quote: return "\""
    case .backslash: return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try numberedScalar(at: &index, escapedAt: start)
    default:
      throw JSONFault(
        offset: start, message: "JSON has no such escape; a backslash is written \\\\")
    }
  }

  private func numberedScalar(
    at index: inout Int, escapedAt start: Int
  ) throws(JSONFault) -> Unicode.Scalar {
    let unit = try codeUnit(at: &index, escapedAt: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00 else {
      throw JSONFault(
        offset: start,
        message:
          "\(JSONText.escape(for: unit)) is the second half of a pair; the first half is missing"
      )
    }
    let isFollowedByEscape = bytes[index...].starts(with: [.backslash, UInt8(ascii: "u")])
    index += 2
    guard isFollowedByEscape,
      case let low = try codeUnit(at: &index, escapedAt: index - 2),
      (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else {
      throw JSONFault(
        offset: start,
        message:
          "\(JSONText.escape(for: unit)) is the first half of a pair; the second half is missing"
      )
    }
    return scalar
  }

  private func codeUnit(
    at index: inout Int, escapedAt start: Int
  ) throws(JSONFault) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard index < bytes.count, let digit = bytes[index].hexadecimalValue else {
        throw JSONFault(offset: start, message: "\\u needs four hexadecimal digits")
      }
      unit = unit << 4 | digit
      index += 1
    }
    return unit
  }
}
