/// Carries samples from the library's callback to a closure.
final class SampleSink {
  private let onSamples: ([Int16]) -> SpeechEngine.Continuation
  private(set) var outcome = SpeechEngine.Continuation.proceed

  init(_ onSamples: @escaping ([Int16]) -> SpeechEngine.Continuation) {
    self.onSamples = onSamples
  }

  /// The callback; its context is a sink.
  static let take: @convention(c) (UnsafePointer<Int16>?, Int, UnsafeMutableRawPointer?) -> Bool = {
    samples, count, context in
    guard let context else { return false }
    let sink = Unmanaged<SampleSink>.fromOpaque(context).takeUnretainedValue()
    sink.outcome = sink.onSamples(Array(UnsafeBufferPointer(start: samples, count: count)))
    return sink.outcome == .proceed
  }
}
