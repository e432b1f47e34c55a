import EarshotText

/// Text of an app as people read it in reports: one line, and cut in the middle where it is very long,
/// since a beginning and an end tell most. What programs read has it whole.
enum ShownText {
  /// How many scalars of what an app says are shown.
  static let wordsLimit = 200
  /// How many of a sentence that quotes it.
  static let sentenceLimit = 600

  /// What an app says, or how something is named.
  static func words(_ text: String) -> String { line(text, limit: wordsLimit) }

  /// A sentence of a rule, which may quote what an app says.
  static func sentence(_ text: String) -> String { line(text, limit: sentenceLimit) }

  private static func line(_ text: String, limit: Int) -> String {
    let scalars = text.unicodeScalars
    guard scalars.dropFirst(limit).first != nil else { return PrintableText.line(text) }
    let end = limit / 4
    let (first, last) = (scalars.prefix(limit - end - 1), scalars.suffix(end))
    return "\(PrintableText.line(String(first)))…\(PrintableText.line(String(last)))"
  }
}
