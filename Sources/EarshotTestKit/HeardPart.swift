/// The part of a test that an expectation is about.
public enum HeardPart: Hashable, Sendable {
  /// Everything since the screen appeared.
  case everything
  /// What was heard after the last command.
  case lastStep
  /// What came from an entry of the log on.
  case since(Int)
}
