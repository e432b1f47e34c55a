public import EarshotReader

/// One line of a transcript that asserts something about a step.
public struct TranscriptExpectation: Hashable, Sendable, CustomStringConvertible {
  /// What a line asserts.
  public enum Content: Hashable, Sendable {
    /// Exactly this line is heard in this place.
    case line(TranscriptLine)
    /// The step conveys these words in this order.
    case conveys(String)
    /// The step does not say these words.
    case omits(String)
  }

  /// What the line asserts.
  public let content: Content
  /// The number of the line in its file, from 1.
  public let line: Int

  /// Creates what a line asserts.
  public init(_ content: Content, line: Int) {
    self.content = content
    self.line = line
  }

  /// The line as it is written.
  public var description: String {
    switch content {
    case .line(let line): line.description
    case .conveys(let words): "~ \(words)"
    case .omits(let words): "! \(words)"
    }
  }

  /// The line that must be heard; nil for an assertion about words.
  var exactLine: TranscriptLine? {
    guard case .line(let line) = content else { return nil }
    return line
  }
}
