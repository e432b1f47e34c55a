/// The way that an emoji of a server is written in a text: `:party_cat:`.
enum CustomEmoji {
  private static let longestName = 64

  /// Where the emoji ends that begins at a colon; nil where none does.
  ///
  /// A name holds a letter, so that times are none, and no letter or digit touches the colons.
  static func end(in text: String.UTF8View, from start: String.Index) -> String.Index? {
    if start > text.startIndex, isWord(text[text.index(before: start)]) { return nil }
    let nameStart = text.index(after: start)
    let name = text[nameStart...].prefix(longestName).prefix { isWord($0) || isJoiner($0) }
    guard name.count > 1, name.contains(where: isLetter), name.endIndex < text.endIndex,
      text[name.endIndex] == UInt8(ascii: ":")
    else { return nil }
    let end = text.index(after: name.endIndex)
    return end < text.endIndex && isWord(text[end]) ? nil : end
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isJoiner(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }
}
