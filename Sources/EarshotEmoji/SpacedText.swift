/// Text in which the names of emoji stand apart from their neighbours.
struct SpacedText {
  private let repeats: EmojiRepeats
  private let times: @Sendable (Int) -> String
  private let isUnspaced: Bool
  private let pause: String
  /// The pause where white space follows it in any case.
  private let pauseBeforeSpace: String

  private var body = ""
  /// Whether nothing but white space has followed the last name.
  private var endsWithName = false
  /// White space after a name, held back until it is known whether another name follows.
  private var space = ""
  private var run = Run()

  init(grammar: EmojiGrammar, repeats: EmojiRepeats) {
    self.repeats = repeats
    times = grammar.times
    isUnspaced = grammar.isUnspaced
    pause = grammar.pause
    pauseBeforeSpace = pause.hasSuffix(" ") ? String(pause.dropLast()) : pause
  }

  mutating func append(name: String) {
    guard repeats != .each else { return write(name) }
    if run.count > 0, run.name == name, !space.contains(where: \.isNewline) {
      if !repeats.counts(run.count) { run.spaces.append(space) }
      run.count += 1
    } else {
      let spaceBefore = space
      space = ""
      writeRun()
      run = Run(name: name, count: 1, spaces: [spaceBefore])
    }
    space = ""
  }

  mutating func append(_ text: Substring) {
    guard endsWithName || run.count > 0 else { return write(text) }
    guard let first = text.unicodeScalars.first else { return }
    guard first.isSpace else { return write(text, beginningWith: first) }
    let words = text.drop(while: \.isWhitespace)
    space += text[..<words.startIndex]
    if let first = words.unicodeScalars.first { write(words, beginningWith: first) }
  }

  /// The whole text, once all of it was appended.
  mutating func finished() -> String {
    let rest = space
    space = ""
    writeRun()
    return body + rest
  }

  private mutating func write(_ words: Substring, beginningWith first: Unicode.Scalar) {
    let spaceBefore = space
    space = ""
    writeRun()
    let separator = spaceBefore.isEmpty ? separator(before: first) : spaceBefore
    if !separator.isEmpty { body += separator }
    write(words)
    endsWithName = false
  }

  private mutating func write(_ text: Substring) { body += text }

  private mutating func write(_ name: String) {
    let hasSpace = !space.isEmpty
    let separator =
      !endsWithName ? (hasSpace ? "" : separatorBeforeName) : hasSpace ? pauseBeforeSpace : pause
    if !separator.isEmpty { body += separator }
    if hasSpace { body += space }
    body += name
    space = ""
    endsWithName = true
  }

  /// Writes equal names that were held back, each or counted.
  private mutating func writeRun() {
    guard run.count > 0 else { return }
    let written = run
    run = Run()
    space = written.spaces[0]
    write(written.name)
    if repeats.counts(written.count) {
      body += pause + times(written.count)
    } else {
      for space in written.spaces.dropFirst() {
        self.space = space
        write(written.name)
      }
    }
  }

  private var separatorBeforeName: String {
    guard let last = body.unicodeScalars.last, !last.isSpace, !last.opensWhatStandsAfter
    else { return "" }
    return separator(beside: last)
  }

  private func separator(before scalar: Unicode.Scalar) -> String {
    scalar.closesWhatStandsBefore ? "" : separator(beside: scalar)
  }

  private func separator(beside scalar: Unicode.Scalar) -> String {
    guard isUnspaced else { return " " }
    return scalar.isFullWidthMark ? "" : scalar.isOfUnspacedScript ? pause : " "
  }
}

extension SpacedText {
  /// Equal names that follow each other.
  private struct Run {
    var name = ""
    var count = 0
    /// The white space before each name, as long as they may still be named each.
    var spaces: [String] = []
  }
}
