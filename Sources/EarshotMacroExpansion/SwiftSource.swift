/// A piece of Swift source that can be gone through bracket by bracket, past strings and comments.
struct SwiftSource {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The text between two places.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The place after white space and comments at the beginning.
  var endOfTrivia: Int {
    var index = 0
    while index < bytes.count {
      if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
        index += 1
      } else if bytes[index] == UInt8(ascii: "/"), let end = endOfStringOrComment(at: index) {
        index = end
      } else {
        break
      }
    }
    return index
  }

  /// The place of the first byte at the outermost level that satisfies a condition.
  func firstIndex(from start: Int = 0, where condition: (UInt8) -> Bool) -> Int? {
    var index = start
    while index < bytes.count {
      if let end = endOfStringOrComment(at: index) {
        index = end
        continue
      }
      if condition(bytes[index]) { return index }
      index = endOfGroup(at: index) ?? index + 1
    }
    return nil
  }

  /// The place after the bracket that closes the one at a place; nil where none opens or closes.
  func endOfGroup(at start: Int) -> Int? {
    guard let closer = Self.closers[bytes[start]] else { return nil }
    return firstIndex(from: start + 1) { $0 == closer }.map { $0 + 1 }
  }

  /// The place of a word at the outermost level.
  func firstIndex(ofWord word: String, from start: Int = 0) -> Int? {
    let letters = Array(word.utf8)
    var index = start
    while let found = firstIndex(from: index, where: { $0 == letters[0] }) {
      let end = found + letters.count
      let isWhole = !isLetter(at: found - 1) && !isLetter(at: end)
      if isWhole, end <= bytes.count, bytes[found..<end].elementsEqual(letters) { return found }
      index = found + 1
    }
    return nil
  }

  /// The place after a string or comment that begins at a place.
  func endOfStringOrComment(at start: Int) -> Int? {
    if hasText("//", at: start) { return endOfLine(from: start) }
    if hasText("/*", at: start) { return endOfComment(from: start + 2) }
    let hashes = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
    guard byte(at: start + hashes) == UInt8(ascii: "\"") else { return nil }
    return endOfString(from: start + hashes, hashes: hashes)
  }

  private static let closers: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
    UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  private func endOfLine(from start: Int) -> Int {
    bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  private func endOfComment(from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if hasText("*/", at: index) { return index + 2 }
      index = hasText("/*", at: index) ? endOfComment(from: index + 2) : index + 1
    }
    return index
  }

  private func endOfString(from quote: Int, hashes: Int) -> Int {
    let mark = hasText("\"\"\"", at: quote) ? "\"\"\"" : "\""
    let closer = mark + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    var index = quote + mark.utf8.count
    while index < bytes.count {
      if hasText(closer, at: index) { return index + closer.utf8.count }
      guard hasText(escape, at: index) else {
        index += 1
        continue
      }
      index += escape.utf8.count
      index = index < bytes.count ? endOfGroup(at: index) ?? index + 1 : index
    }
    return index
  }

  private func hasText(_ text: String, at index: Int) -> Bool {
    bytes[min(index, bytes.count)...].starts(with: text.utf8)
  }

  private func byte(at index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

  private func isLetter(at index: Int) -> Bool {
    guard let byte = byte(at: index) else { return false }
    return byte == UInt8(ascii: "_") || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
