/// Why something that a test asked for was not done; nothing has happened then.
public struct VoiceOverError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason as one sentence, with the nearest name that would do.
  public let reason: String
  /// The line of the test that asked for it.
  public let location: CodeLocation

  /// The line of the test, and the reason.
  public var description: String { "\(location): error: \(reason)" }
}
