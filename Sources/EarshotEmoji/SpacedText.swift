/// Text in which the names of emoji stand apart from their neighbours.
struct SpacedText {
  private let grammar: EmojiGrammar
  private let repeats: EmojiRepeats
  private var body = ""
  /// Names that nothing but white space has followed, each with the white space before it.
  private var names: [(space: String, name: String)] = []
  /// White space after a name, held back until it is known whether another name follows.
  private var space = ""

  init(grammar: EmojiGrammar, repeats: EmojiRepeats) {
    self.grammar = grammar
    self.repeats = repeats
  }

  mutating func append(name: String) {
    names.append((space, name))
    space = ""
  }

  mutating func append(_ text: Substring) {
    guard !names.isEmpty else {
      body += text
      return
    }
    let words = text.drop(while: \.isWhitespace)
    space += text[..<words.startIndex]
    guard let first = words.unicodeScalars.first else { return }
    writeNames()
    if space.isEmpty { body += separator(before: first) }
    body += space
    body += words
    space = ""
  }

  /// The whole text, once all of it was appended.
  mutating func finished() -> String {
    writeNames()
    body += space
    space = ""
    return body
  }

  private mutating func writeNames() {
    guard let first = names.first else { return }
    if first.space.isEmpty { body += separatorBeforeName }
    var place = names.startIndex
    while place < names.endIndex {
      let count = countOfEqualNames(from: place)
      let (space, name) = names[place]
      if place > names.startIndex {
        body += space.isEmpty ? grammar.pause : grammar.pause.trimmingEnd
      }
      body += space
      body += count > 1 ? name + grammar.pause + grammar.times(count) : name
      place += count
    }
    names.removeAll(keepingCapacity: true)
  }

  /// How many equal names are read as one; 1 where none are.
  private func countOfEqualNames(from place: Int) -> Int {
    guard repeats != .each else { return 1 }
    let name = names[place].name
    let others = names[(place + 1)...].prefix { other in
      other.name == name && !other.space.contains(where: \.isNewline)
    }
    return repeats.counts(others.count + 1) ? others.count + 1 : 1
  }

  private var separatorBeforeName: String {
    guard let last = body.unicodeScalars.last, !last.properties.isWhitespace,
      !last.opensWhatStandsAfter
    else { return "" }
    guard grammar.isUnspaced else { return " " }
    return last.isFullWidthMark ? "" : last.isOfUnspacedScript ? grammar.pause : " "
  }

  private func separator(before scalar: Unicode.Scalar) -> String {
    if scalar.closesWhatStandsBefore { return "" }
    guard grammar.isUnspaced else { return " " }
    return scalar.isFullWidthMark ? "" : scalar.isOfUnspacedScript ? grammar.pause : " "
  }
}

extension String {
  fileprivate var trimmingEnd: String { hasSuffix(" ") ? String(dropLast()) : self }
}
