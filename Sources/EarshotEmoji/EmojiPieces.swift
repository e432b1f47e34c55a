/// A text cut into what may hold emoji and what cannot, from its start to its end in one pass.
///
/// The text is cut into characters only where a byte tells that an emoji or a part of one may begin;
/// all else stays in one piece. A part, as the one that makes a key of a digit, belongs to the
/// character before it.
struct EmojiPieces: Sequence, IteratorProtocol {
  enum Piece {
    /// Text without emoji.
    case text(Substring)
    /// A character that may be an emoji.
    case cluster(Substring)
    /// The name of an emoji of a server.
    case custom(String)
  }

  private let findsCustomEmoji: Bool
  private var rest: Substring
  /// Where the next character stands that may be an emoji; what comes before it is plain.
  private var plainEnd: Substring.Index
  /// Where custom emoji need not be looked for any more, because none begins before it.
  private var searched: Substring.Index

  init(_ text: String, findsCustomEmoji: Bool) {
    self.findsCustomEmoji = findsCustomEmoji
    rest = text[...]
    plainEnd = rest.startIndex
    searched = rest.startIndex
    findPlainEnd()
  }

  mutating func next() -> Piece? {
    guard !rest.isEmpty else { return nil }
    guard rest.startIndex < plainEnd else {
      let cluster = rest.prefix(1)
      rest = rest[cluster.endIndex...]
      findPlainEnd()
      return .cluster(cluster)
    }
    if findsCustomEmoji, let piece = nextCustomEmoji() { return piece }
    let text = rest[..<plainEnd]
    rest = rest[plainEnd...]
    return .text(text)
  }

  private mutating func findPlainEnd() {
    let bytes = rest.utf8
    plainEnd =
      bytes.withContiguousStorageIfAvailable { bytes in
        EmojiBytes.firstEmoji(in: bytes)
      }.map { bytes.index(rest.startIndex, offsetBy: $0) } ?? rest.startIndex
  }

  /// The next emoji of a server, or the text before it; nil where there is none in the plain text.
  private mutating func nextCustomEmoji() -> Piece? {
    let bytes = rest.utf8
    var colon = Swift.max(searched, rest.startIndex)
    while colon < plainEnd, let start = bytes[colon..<plainEnd].firstIndex(of: UInt8(ascii: ":")) {
      if let end = CustomEmoji.end(in: rest.base.utf8, from: start) {
        searched = start
        return take(from: start, to: end)
      }
      colon = bytes.index(after: start)
    }
    searched = plainEnd
    return nil
  }

  private mutating func take(from start: Substring.Index, to end: Substring.Index) -> Piece {
    guard start == rest.startIndex else {
      let text = rest[..<start]
      rest = rest[start...]
      return .text(text)
    }
    let name = rest[..<end].dropFirst().dropLast().map { $0 == "_" || $0 == "-" ? " " : $0 }
    rest = rest[end...]
    searched = end
    if end > plainEnd { findPlainEnd() }
    return .custom(String(name).split(separator: " ").joined(separator: " "))
  }
}
