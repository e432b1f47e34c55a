public import EarshotReader

/// What came of playing a transcript.
public struct TranscriptResult: Hashable, Sendable {
  /// The path of the transcript.
  public let file: String
  /// What went wrong, in the order of the file.
  public let failures: [TranscriptFailure]
  /// What was heard in the opening and after each step that was played, as it is printed.
  public let heard: [[TranscriptLine]]

  /// Creates a result.
  public init(file: String, failures: [TranscriptFailure], heard: [[TranscriptLine]] = []) {
    self.file = file
    self.failures = failures
    self.heard = heard
  }

  /// Whether everything was heard as it should be.
  public var passed: Bool { failures.isEmpty }
}
