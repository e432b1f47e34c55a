/// What somebody held, to go on with it later.
struct PausedSpeech {
  /// What is left of what was being said, and then what waited.
  var parts: [QueuedSpeech]
  /// The reading that goes on after that.
  var reading: ContinuousReading?
}
