import CEspeak

/// Carries samples and words from the library's callback to a run.
final class SampleSink {
  private let onSamples: (UnsafeBufferPointer<Int16>) -> SpeechEngine.Continuation
  private let onWord: (earshot_espeak_word) -> Void
  private(set) var outcome = SpeechEngine.Continuation.proceed

  init(
    onSamples: @escaping (UnsafeBufferPointer<Int16>) -> SpeechEngine.Continuation,
    onWord: @escaping (earshot_espeak_word) -> Void
  ) {
    self.onSamples = onSamples
    self.onWord = onWord
  }

  /// The callback for samples; its context is a sink.
  static let take: @convention(c) (UnsafePointer<Int16>?, Int, UnsafeMutableRawPointer?) -> Bool = {
    samples, count, context in
    guard let context else { return false }
    let sink = Unmanaged<SampleSink>.fromOpaque(context).takeUnretainedValue()
    sink.outcome = sink.onSamples(UnsafeBufferPointer(start: samples, count: count))
    return sink.outcome == .proceed
  }

  /// The callback for words; its context is a sink.
  static let takeWord: @convention(c) (earshot_espeak_word, UnsafeMutableRawPointer?) -> Void = {
    word, context in
    guard let context else { return }
    Unmanaged<SampleSink>.fromOpaque(context).takeUnretainedValue().onWord(word)
  }
}
