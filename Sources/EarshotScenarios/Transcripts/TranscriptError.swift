import EarshotText

/// Why a transcript cannot be read or found.
public struct TranscriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the transcript.
  public let file: String
  /// The line that is wrong, from 1; nil when the whole file is.
  public let line: Int?
  /// The place in the line that is wrong, in characters from 1.
  public let column: Int?
  /// What is wrong, and what to write instead.
  public let message: String
  /// The line as it is written; nil where the whole file is wrong, or it is no text.
  public let source: String?

  /// States what is wrong at a place in a file.
  public init(
    file: String, line: Int? = nil, column: Int? = nil, message: String, source: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.source = source
  }

  /// The error on one line, as a compiler prints it.
  public var description: String {
    let place = [line, column].compactMap(\.self).map { ":\($0)" }.joined()
    return PrintableText.line("\(file)\(place): error: \(message)")
  }

  /// The line that is wrong with a caret under the place, as a terminal shows it; may be empty.
  public var excerpt: [String] {
    guard let source, let column else { return [] }
    return SourceExcerpt(of: source, column: column).lines
  }
}
