/// Finds one kind of thing in a text, and says what takes its place.
protocol TextMatcher {
  /// The match that begins at a place, if there is one; it looks only so far as its kind is long.
  func match(at start: Int, in text: TextScan) -> TextMatch?
}

/// A stretch of a text that is said in other words.
struct TextMatch: Equatable {
  /// Where the stretch ends.
  let end: Int
  /// What is said instead.
  let pieces: [TextPiece]

  init(end: Int, _ pieces: [TextPiece]) {
    self.end = end
    self.pieces = pieces
  }

  init(end: Int, words: String) {
    self.init(end: end, [.closed(words)])
  }
}
