/// A command, and what it must lead to.
public struct TranscriptStep: Hashable, Sendable {
  /// What a person does, such as `next`.
  public let command: String
  /// The number of the command's line in its file, from 1.
  public let line: Int
  /// What must be heard; empty for a step that was not recorded.
  public internal(set) var expectations: [TranscriptExpectation]

  /// Creates a step.
  public init(command: String, line: Int, expectations: [TranscriptExpectation] = []) {
    self.command = command
    self.line = line
    self.expectations = expectations
  }
}
