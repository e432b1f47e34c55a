import EarshotText

/// Finds the next and the previous stretch of a text, dividing no more of it than necessary.
struct TextWalk {
  let text: String
  let unit: TextUnit
  /// How the lines are broken; nil where only the text breaks them.
  var wrap: LineWrap?

  /// The first stretch that begins at a place or after it.
  func stretch(after place: String.Index) -> Range<String.Index>? {
    for piece in pieces where piece.upperBound > place {
      if let found = stretches(of: piece).first(where: { $0.lowerBound >= place }) { return found }
    }
    return nil
  }

  /// The first stretch that ends after a place, although it may begin before it.
  func stretch(endingAfter place: String.Index) -> Range<String.Index>? {
    for piece in pieces where piece.upperBound > place {
      if let found = stretches(of: piece).first(where: { $0.upperBound > place }) { return found }
    }
    return nil
  }

  /// The last stretch that ends at a place or before it.
  func stretch(before place: String.Index) -> Range<String.Index>? {
    for piece in pieces.reversed() where piece.lowerBound < place {
      if let found = stretches(of: piece).last(where: { $0.upperBound <= place }) { return found }
    }
    return nil
  }

  /// All stretches in order.
  var stretches: [Range<String.Index>] { pieces.flatMap(stretches) }

  /// Whether there is more than one stretch.
  var hasSeveralStretches: Bool {
    guard let first = stretch(after: text.startIndex) else { return false }
    return stretch(after: first.upperBound) != nil
  }

  /// Parts of the text over whose ends no stretch reaches.
  private var pieces: [Range<String.Index>] {
    switch unit {
    case .characters: TextPieces.blocks(of: text[...])
    case .words: TextPieces.runs(of: text, without: TextPieces.isSpace).flatMap(TextPieces.blocks)
    case .lines, .sentences: TextPieces.runs(of: text, without: \.isNewline).map(\.range)
    }
  }

  private func stretches(of piece: Range<String.Index>) -> [Range<String.Index>] {
    let part = text[piece]
    return switch unit {
    case .characters: part.indices.map { $0..<part.index(after: $0) }
    case .words: WordBreaks.words(of: part)
    case .lines:
      (wrap?.lines(of: part) ?? [piece]).filter { !text[$0].isInaudible }
    case .sentences: SentenceBreaks(part).sentences.filter { !text[$0].isInaudible }
    }
  }
}

extension String {
  /// The words from the one on that is said when so many characters were; another phrasing puts
  /// marks elsewhere, and still no half word is left.
  func fromWord(reachedBy count: Int) -> Substring {
    guard count > 0,
      let place = index(startIndex, offsetBy: count, limitedBy: endIndex),
      let word = TextWalk(text: self, unit: .words).stretch(endingAfter: place)
    else { return count > 0 ? "" : self[...] }
    return self[word.lowerBound...]
  }
}
