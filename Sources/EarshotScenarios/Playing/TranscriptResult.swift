public import EarshotReader

/// What came of playing a transcript.
public struct TranscriptResult: Hashable, Sendable {
  /// The path of the transcript.
  public let file: String
  /// The opening and the steps that were played, in the order of the file.
  public let steps: [StepResult]

  /// Creates a result.
  public init(file: String, steps: [StepResult]) {
    self.file = file
    self.steps = steps
  }

  /// What went wrong, in the order of the file.
  public var failures: [TranscriptFailure] { steps.compactMap(\.failure) }

  /// What was heard in the opening and after each step that was played, as it is printed.
  public var heard: [[TranscriptLine]] { steps.map(\.heard) }

  /// Whether everything was heard as it should be.
  public var passed: Bool { steps.allSatisfy(\.passed) }
}
