import EarshotTree

/// Plans work again and again on the clock of the screen whose code calls.
@MainActor
public final class _VirtualTimer {
  private let clock: VirtualClock
  private let interval: Duration
  private let repeats: Bool
  private let isValid: () -> Bool
  private let work: () -> Void

  private init(
    clock: VirtualClock, interval: Duration, repeats: Bool, isValid: @escaping () -> Bool,
    work: @escaping () -> Void
  ) {
    self.clock = clock
    self.interval = interval
    self.repeats = repeats
    self.isValid = isValid
    self.work = work
  }

  /// Begins to plan; false when no screen's code calls, so that real time is meant.
  ///
  /// An interval of zero is taken for a tenth of a millisecond, as timers do; the first wait may be
  /// another.
  public nonisolated static func begin(
    every seconds: Double, first: Double? = nil, repeats: Bool, isValid: @escaping () -> Bool,
    work: @escaping () -> Void
  ) -> Bool {
    guard let screen = ClientScope.current else { return false }
    nonisolated(unsafe) let (isValid, work) = (isValid, work)
    MainActor.assumeIsolated {
      _VirtualTimer(
        clock: screen.clock, interval: .seconds(max(seconds, 0.0001)), repeats: repeats,
        isValid: isValid, work: work
      ).plan(after: .seconds(max(first ?? seconds, 0.0001)))
    }
    return true
  }

  private func plan(after delay: Duration) {
    clock.schedule(after: delay) { [self] in
      guard isValid() else { return }
      work()
      if repeats, isValid() { plan(after: interval) }
    }
  }
}
