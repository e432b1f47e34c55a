/// A part of a text on its way to a voice.
enum TextPiece: Equatable {
  /// Text in which more can be found.
  case open(String)
  /// Words that stay as they are.
  case closed(String)

  var text: String {
    switch self {
    case .open(let text), .closed(let text): text
    }
  }

  /// The parts after everything that a matcher finds was put in other words.
  func replacing(_ matcher: any TextMatcher) -> [TextPiece] {
    guard case .open(let text) = self else { return [self] }
    let scan = TextScan(text)
    var pieces: [TextPiece] = []
    var (start, place) = (0, 0)
    while place < scan.count {
      guard let match = matcher.match(at: place, in: scan), match.end > place else {
        place += 1
        continue
      }
      if start < place { pieces.append(.open(scan.text(start..<place))) }
      pieces += match.pieces
      (start, place) = (match.end, match.end)
    }
    guard start > 0 else { return [self] }
    if start < scan.count { pieces.append(.open(scan.text(start..<scan.count))) }
    return pieces
  }
}
