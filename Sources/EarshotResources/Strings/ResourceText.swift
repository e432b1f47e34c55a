import EarshotText

/// The text of a file, in any of the encodings that Xcode writes.
enum ResourceText {
  /// Decodes UTF-8, or UTF-16 where a mark or the zeros of plain letters tell so.
  static func decode(_ bytes: [UInt8]) throws(ResourceFault) -> String {
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes.dropFirst(2), isLittle: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), isLittle: false) }
    if bytes.count >= 2, bytes[1] == 0, bytes[0] != 0 {
      return try utf16(bytes[...], isLittle: true)
    }
    if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 {
      return try utf16(bytes[...], isLittle: false)
    }
    do {
      return try UTF8Text.decode(bytes)
    } catch {
      throw ResourceFault(
        "the text is neither UTF-8 nor UTF-16", line: error.line, column: error.column)
    }
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, isLittle: Bool
  ) throws(ResourceFault) -> String {
    guard bytes.count.isMultiple(of: 2) else {
      throw ResourceFault("the text in UTF-16 ends in the middle of a character")
    }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw ResourceFault("the text in UTF-16 has half a character in it")
    }
    return text
  }
}
