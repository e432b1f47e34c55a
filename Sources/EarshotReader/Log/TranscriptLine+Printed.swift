extension TranscriptLine {
  /// The line that is printed like this.
  public init(printed line: String) {
    let scalars = line.unicodeScalars
    switch scalars.first {
    case "[" where scalars.last == "]" && scalars.count > 1:
      self = .notice(String(String.UnicodeScalarView(scalars.dropFirst().dropLast())))
    case "|":
      let rest = scalars.dropFirst()
      self = .answer(String(String.UnicodeScalarView(rest.first == " " ? rest.dropFirst() : rest)))
    default: self = .speech(HeardLine.words(ofSpeech: line) ?? line)
    }
  }
}
