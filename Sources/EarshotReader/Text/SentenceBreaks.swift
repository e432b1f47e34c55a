/// Finds the sentences of a line much as Unicode's default segmentation (UAX #29) does.
///
/// A full stop ends no sentence before a small letter, a digit or another mark, nor inside of
/// `U.S.A`; abbreviations before a name are not known, so that `Dr. Who` is two sentences.
struct SentenceBreaks {
  private static let fullStops: Set<Character> = [".", "․", "﹒", "．"]
  private static let marks: Set<Character> = [
    "!", "?", "‼", "⁇", "⁈", "⁉", "։", "؟", "۔", "।", "॥", "。", "｡", "！", "？",
  ]
  private static let closers: Set<Character> = [
    ")", "]", "}", "\"", "'", "”", "’", "»", "›", "“", "」", "』", "】", "）",
  ]
  private static let continuing: Set<Character> = [
    ",", ";", ":", "-", "–", "—", "،", "؛", "、", "，", "：", "；",
  ]

  private let line: Substring

  init(_ line: Substring) { self.line = line }

  /// The sentences with the spaces that follow them; joined, they are the line.
  var sentences: [Range<String.Index>] {
    var sentences: [Range<String.Index>] = []
    var start = line.startIndex
    var place = start
    while place < line.endIndex {
      guard Self.isTerminator(line[place]) else {
        line.formIndex(after: &place)
        continue
      }
      let beforeMarks = place
      place = end(ofMarksAt: place)
      guard place < line.endIndex, isEnd(from: beforeMarks, to: place) else { continue }
      sentences.append(start..<place)
      start = place
    }
    if start < line.endIndex { sentences.append(start..<line.endIndex) }
    return sentences
  }

  private static func isTerminator(_ character: Character) -> Bool {
    let character = character.withoutAdditions
    return fullStops.contains(character) || marks.contains(character)
  }

  /// Behind the marks, what closes after them, and the spaces that follow.
  private func end(ofMarksAt place: String.Index) -> String.Index {
    var rest = line[place...].drop { Self.isTerminator($0) || $0.isUnheard }
    rest = rest.drop { Self.closers.contains($0.withoutAdditions) || $0.isUnheard }
    return rest.drop { $0.isWhitespace || $0.isUnheard }.startIndex
  }

  private func isEnd(from start: String.Index, to end: String.Index) -> Bool {
    let next = line[end]
    if Self.continuing.contains(next) || Self.isTerminator(next) { return false }
    let ending = line[start..<end].filter { !$0.isUnheard }.map(\.withoutAdditions)
    guard let mark = ending.last(where: Self.isTerminator), Self.fullStops.contains(mark)
    else { return true }
    if ending.last == mark, next.isNumber || isInInitials(before: start, next) { return false }
    return !isSmallLetterNext(from: end)
  }

  /// Whether a full stop stands between a letter and a capital, as in `U.S.`.
  private func isInInitials(before start: String.Index, _ next: Character) -> Bool {
    guard next.isUppercase, start > line.startIndex else { return false }
    return line[line.index(before: start)].isCased
  }

  /// Whether the first letter that follows, before any other mark, is a small one.
  private func isSmallLetterNext(from place: String.Index) -> Bool {
    line[place...].first { $0.isLetter || Self.isTerminator($0) }?.isLowercase ?? false
  }
}

extension Character {
  /// The character without what only joins, colours or accents it.
  fileprivate var withoutAdditions: Character {
    unicodeScalars.count > 1 ? unicodeScalars.first.map { Character($0) } ?? self : self
  }

  /// Whether the character has no part in where a sentence ends, as a mark of direction has none.
  fileprivate var isUnheard: Bool {
    unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
  }
}
