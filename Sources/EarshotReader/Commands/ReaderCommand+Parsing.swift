extension ReaderCommand {
  /// Reads a command from a line: its long name, its short form or its gesture, in any case.
  ///
  /// Yields nil when the line is no command of the screen reader, which leaves it to others to
  /// understand it.
  public init?(parsing line: String) throws(MalformedCommand) {
    let words = line.split(whereSeparator: \.isWhitespace)
    let lowercased = words.map { $0.lowercased() }
    for form in ReaderCommandForm.all {
      guard let argument = form.argument(in: words, lowercased: lowercased, of: line) else {
        continue
      }
      guard let command = try form.make(argument) else { continue }
      self = command
      return
    }
    return nil
  }
}
