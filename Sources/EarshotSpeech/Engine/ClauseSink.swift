/// Collects phonemes from the library's callback.
final class ClauseSink {
  private(set) var clauses: [String] = []

  /// The callback; its context is a sink.
  static let take: @convention(c) (UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void = {
    text, context in
    guard let text, let context else { return }
    let clause = String(cString: text).split(separator: " ").joined(separator: " ")
    guard !clause.isEmpty else { return }
    Unmanaged<ClauseSink>.fromOpaque(context).takeUnretainedValue().clauses.append(clause)
  }
}
