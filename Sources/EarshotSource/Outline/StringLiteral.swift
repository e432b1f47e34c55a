/// Reads the value of a string literal in one line.
enum StringLiteral {
  /// The value, or none where the literal has several lines or an escape that Swift does not know.
  static func value(of bytes: [UInt8]) -> String? {
    let hashes = bytes.prefix { $0 == UInt8(ascii: "#") }.count
    guard bytes.count >= 2 * hashes + 2, !bytes.contains(where: \.endsLine) else { return nil }
    let content = bytes[(hashes + 1)..<(bytes.count - hashes - 1)]
    let isMultiline = hashes == 0 && content.starts(with: [0x22, 0x22])
    return isMultiline ? nil : unescaped(String(decoding: content, as: UTF8.self), hashes: hashes)
  }

  private static func unescaped(_ content: String, hashes: Int) -> String? {
    let escape = "\\" + String(repeating: "#", count: hashes)
    var rest = content.unicodeScalars[...]
    var value = String.UnicodeScalarView()
    while let scalar = rest.first {
      guard rest.starts(with: escape.unicodeScalars) else {
        value.append(scalar)
        rest.removeFirst()
        continue
      }
      rest.removeFirst(escape.unicodeScalars.count)
      guard let escaped = escaped(in: &rest) else { return nil }
      value.append(escaped)
    }
    return String(value)
  }

  private static func escaped(in rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard let letter = rest.popFirst() else { return nil }
    switch letter {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "0": return "\0"
    case "\\", "\"", "'": return letter
    case "u": return numbered(in: &rest)
    default: return nil
    }
  }

  private static func numbered(in rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
    let number = UInt32(String(rest[..<end]), radix: 16)
    rest = rest[rest.index(after: end)...]
    return number.flatMap(Unicode.Scalar.init)
  }
}
