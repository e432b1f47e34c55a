/// Something that changes in several steps, and that is taken note of when it stands still.
struct SettlingValue<Value: Equatable> {
  /// For how long it has to be the same.
  private let stillness: Duration
  private(set) var known: Value
  private var candidate: (value: Value, since: ContinuousClock.Instant)?

  /// Begins with a value that is known.
  init(_ value: Value, stillness: Duration) {
    known = value
    self.stillness = stillness
  }

  /// Looks at the value, and tells whether it stands still at another than is known; it is known
  /// from then on.
  mutating func hasSettled(at value: Value, now: ContinuousClock.Instant) -> Bool {
    guard value != known else {
      candidate = nil
      return false
    }
    guard let candidate, candidate.value == value else {
      candidate = (value, now)
      return false
    }
    guard candidate.since.duration(to: now) >= stillness else { return false }
    known = value
    self.candidate = nil
    return true
  }
}
