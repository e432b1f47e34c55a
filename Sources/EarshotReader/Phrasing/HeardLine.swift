import EarshotText

/// The lines of a session and a transcript, which tell by how they begin what they stand for.
package enum HeardLine {
  /// Something that was said, with a `\` in front where it would be taken for something else.
  package static func speech(_ words: String) -> String {
    isMark(words.unicodeScalars.first) ? "\\" + words : words
  }

  /// Something that is not speech.
  package static func notice(_ words: String) -> String { "[\(words)]" }

  /// A part of the answer to a question.
  package static func answer(_ words: String) -> String {
    "| \(words)".trimmingTrailingWhiteSpace()
  }

  /// The words of a line of speech; nil where a `\` stands in front of what needs none.
  package static func words(ofSpeech line: String) -> String? {
    guard line.unicodeScalars.first == "\\" else { return line }
    let rest = line.unicodeScalars.dropFirst()
    return isMark(rest.first) ? String(rest) : nil
  }

  /// Whether a scalar has a meaning of its own at the start of a line.
  private static func isMark(_ scalar: Unicode.Scalar?) -> Bool {
    switch scalar {
    case ">", "#", "~", "!", "[", "|", "\\": true
    default: false
    }
  }
}
