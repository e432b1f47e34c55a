/// The names of one language, found by the bytes of an emoji.
///
/// A line is an emoji without variation selectors, a space, and its name; of a flag it is the name of
/// its place. The lines stay where the program was loaded; only where each begins is noted.
struct EmojiTable: Sendable {
  private let lines: StaticString
  /// Where lines begin, counted from 1, each at a place that follows from its emoji; 0 is no line.
  private let starts: [UInt32]

  init(lines: StaticString) {
    self.lines = lines
    starts = lines.withUTF8Buffer { Self.index($0) }
  }

  /// The name of an emoji without variation selectors.
  func name(of emoji: String) -> String? {
    var emoji = emoji
    return emoji.withUTF8 { key in lines.withUTF8Buffer { name(of: key, in: $0) } }
  }

  private func name(
    of key: UnsafeBufferPointer<UInt8>, in lines: UnsafeBufferPointer<UInt8>
  ) -> String? {
    var slot = Self.hash(key) & (starts.count - 1)
    while starts[slot] > 0 {
      let start = Int(starts[slot]) - 1
      let space = start + key.count
      if space < lines.count, lines[space] == UInt8(ascii: " "),
        lines[start..<space].elementsEqual(key)
      {
        let name = lines[(space + 1)...].prefix { $0 != UInt8(ascii: "\n") }
        return String(decoding: name, as: UTF8.self)
      }
      slot = (slot + 1) & (starts.count - 1)
    }
    return nil
  }

  /// Notes where lines begin, in a table at least twice as large as there are lines.
  private static func index(_ lines: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    let count = lines.reduce(into: 1) { if $1 == UInt8(ascii: "\n") { $0 += 1 } }
    let size = 1 << (Int.bitWidth - (count * 2).leadingZeroBitCount)
    var starts = [UInt32](repeating: 0, count: size)
    var start = 0
    while start < lines.count {
      var end = start
      while end < lines.count, lines[end] != UInt8(ascii: " ") { end += 1 }
      var slot = hash(UnsafeBufferPointer(rebasing: lines[start..<end])) & (size - 1)
      while starts[slot] > 0 { slot = (slot + 1) & (size - 1) }
      starts[slot] = UInt32(start + 1)
      while end < lines.count, lines[end] != UInt8(ascii: "\n") { end += 1 }
      start = end + 1
    }
    return starts
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    Int(truncatingIfNeeded: EmojiBytes.hash(bytes))
  }
}
