import EarshotTree

/// The walk through the phases of an animation that goes on just now.
@MainActor
final class PhaseRun {
  private var next: (clock: VirtualClock, token: VirtualClock.Token)?

  /// One picture on the screen.
  static var shortestPhase: Duration { .seconds(1) / 60 }

  nonisolated init() {}

  /// Goes on after a time; what was to go on before is dropped.
  func goOn(after time: Duration, on clock: VirtualClock, _ step: @escaping @MainActor () -> Void) {
    stop()
    next = (clock, clock.schedule(after: time, step))
  }

  /// Goes no further.
  func stop() {
    if let next { next.clock.cancel(next.token) }
    next = nil
  }
}
