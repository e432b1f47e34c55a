/// Cuts a text where no word, line or sentence goes on.
enum TextPieces {
  /// Nobody writes a longer word; what is longer was made to cost time.
  private static let longestBlock = 1_000

  /// Whether words end at a character; the narrow space that holds `10 000` together is none.
  static func isSpace(_ character: Character) -> Bool {
    character.isWhitespace && character != "\u{202F}"
  }

  /// The longest parts without certain characters.
  static func runs(of text: String, without isBreak: (Character) -> Bool) -> [Substring] {
    text.split(whereSeparator: isBreak)
  }

  /// A part cut into blocks that are short enough to be divided at once.
  static func blocks(of part: Substring) -> [Range<String.Index>] {
    var blocks: [Range<String.Index>] = []
    var start = part.startIndex
    while start < part.endIndex {
      let end =
        part.index(start, offsetBy: longestBlock, limitedBy: part.endIndex) ?? part.endIndex
      blocks.append(start..<end)
      start = end
    }
    return blocks
  }
}

extension Substring {
  /// Where the part stands in the text that it is a part of.
  var range: Range<String.Index> { startIndex..<endIndex }
}
