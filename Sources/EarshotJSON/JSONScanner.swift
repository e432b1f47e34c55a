import EarshotText

/// The words of a document, one after the other; how they nest is for `JSONReader` to know.
struct JSONScanner {
  let bytes: [UInt8]
  let limits: JSONLimits
  /// The byte that is read next.
  var offset: Int

  init(_ bytes: [UInt8], limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
    offset = UTF8Text.markLength(in: bytes)
  }

  /// The next byte that is not white space, or nothing at the end.
  mutating func peek() -> UInt8? {
    var index = offset
    defer { offset = index }
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == .space || byte == .lineFeed || byte == .carriageReturn || byte == .tab else {
        return byte
      }
      index += 1
    }
    return nil
  }

  /// Moves past a byte if it comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    offset += 1
    return true
  }

  /// What the value that comes next is.
  mutating func kind(expecting expected: String) throws(JSONFault) -> JSONKind {
    switch peek() {
    case UInt8.openingBrace: return .object
    case UInt8.openingBracket: return .array
    case UInt8.quote: return .string
    case UInt8.minus: return .number
    case let byte? where byte.isDigit: return .number
    default: break
    }
    switch word {
    case "true", "false": return .boolean
    case "null": return .null
    default: throw unexpected(expecting: expected)
    }
  }

  /// Moves past `true` or `false`, which come next.
  mutating func boolean() -> Bool {
    let isTrue = bytes[offset] == UInt8(ascii: "t")
    offset += isTrue ? 4 : 5
    return isTrue
  }

  /// Moves past `null`, which comes next.
  mutating func null() { offset += 4 }

  /// Says what was expected and what comes next instead.
  func unexpected(expecting expected: String) -> JSONFault {
    let guess = NearestName.suggestion(for: word, among: ["true", "false", "null"])
    return JSONFault(offset: offset, message: "expected \(expected), found \(found)\(guess)")
  }

  /// The letters that come next, as far as a word in JSON can reach.
  private var word: String {
    String(decoding: bytes[offset...].prefix(16).prefix(while: \.isLetter), as: UTF8.self)
  }

  private var found: String {
    guard offset < bytes.count else { return "the end of the document" }
    guard word.isEmpty else { return PrintableText.quoting(word) }
    var iterator = bytes[offset...].makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
      return "a byte that is not UTF-8"
    }
    return PrintableText.quoting(String(scalar))
  }
}
