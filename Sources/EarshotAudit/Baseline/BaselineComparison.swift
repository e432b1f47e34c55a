/// How findings stand to those that were known.
public struct BaselineComparison: Hashable, Sendable {
  /// How a finding stands to those that were known.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// It was not known.
    case new
    /// It was known.
    case unchanged
  }

  /// What was known and is no longer found, although it was looked for.
  public let absent: [BaselineEntry]
  private let known: Set<String>

  init(known: Set<String>, absent: [BaselineEntry]) {
    self.known = known
    self.absent = absent
  }

  /// How a finding of a fingerprint stands to those that were known.
  public func state(of fingerprint: String) -> State {
    known.contains(fingerprint) ? .unchanged : .new
  }
}
