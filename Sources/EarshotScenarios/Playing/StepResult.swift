public import EarshotReader

/// What came of the opening of a transcript, or of one of its steps.
public struct StepResult: Hashable, Sendable {
  /// The command of the step; nil for the opening.
  public let command: String?
  /// The number of the command's line, or of the line at which the opening begins, from 1.
  public let line: Int
  /// What was heard, as it is printed.
  public let heard: [TranscriptLine]
  /// In what way the step failed; nil where it passed.
  public let failure: TranscriptFailure?

  /// Creates the result of a step.
  public init(
    command: String?, line: Int, heard: [TranscriptLine] = [], failure: TranscriptFailure? = nil
  ) {
    self.command = command
    self.line = line
    self.heard = heard
    self.failure = failure
  }

  /// A step that has nothing to tell but its failure.
  public init(failing failure: TranscriptFailure) {
    self.init(
      command: failure.command, line: failure.line, heard: failure.heard, failure: failure)
  }

  /// Whether everything was heard as it should be.
  public var passed: Bool { failure == nil }
}
