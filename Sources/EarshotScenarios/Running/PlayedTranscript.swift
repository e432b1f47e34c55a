/// What came of a transcript, and how long it took.
public struct PlayedTranscript: Hashable, Sendable {
  /// What came of it.
  public let result: TranscriptResult
  /// How long it took, from its being handed out to its result.
  public let duration: Duration

  /// Creates what came of a transcript.
  public init(result: TranscriptResult, duration: Duration) {
    self.result = result
    self.duration = duration
  }
}
