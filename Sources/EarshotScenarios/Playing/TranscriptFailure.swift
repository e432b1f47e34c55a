public import EarshotReader

/// A step that did not go as its transcript says.
public struct TranscriptFailure: Hashable, Sendable {
  /// In what way a step failed.
  public enum Reason: Hashable, Sendable {
    /// Other lines were heard.
    case differs
    /// These assertions about words do not hold.
    case unmet([TranscriptExpectation])
    /// The transcript does not say what must be heard.
    case unrecorded
    /// Nobody knows the command; a known one may be near.
    case unknownCommand(suggestion: String?)
    /// The step could not be played to its end.
    case stopped(String)
    /// The step ended the process in which it was played, in a way that a few words tell.
    case crashed(String)
    /// The transcript was not played to its end in so many seconds.
    case timedOut(seconds: Int)
    /// The transcript has neither an opening nor steps.
    case assertsNothing
  }

  /// The command of the step; nil for the opening.
  public let command: String?
  /// The number of the line that did not hold, from 1.
  public let line: Int
  /// The lines that should have been heard; empty for assertions about words.
  public let expected: [TranscriptLine]
  /// The lines that were heard.
  public let heard: [TranscriptLine]
  /// In what way the step failed.
  public let reason: Reason
  /// How many steps after this one were not played.
  public let unplayedSteps: Int

  /// Creates a failure.
  public init(
    command: String?, line: Int, expected: [TranscriptLine] = [], heard: [TranscriptLine] = [],
    reason: Reason, unplayedSteps: Int = 0
  ) {
    self.command = command
    self.line = line
    self.expected = expected
    self.heard = heard
    self.reason = reason
    self.unplayedSteps = unplayedSteps
  }
}
