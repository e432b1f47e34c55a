// Pauses of the app's own code. They take the place of those in Swift's library wherever this module
// is imported, because the compiler prefers any module's declarations to the library's own.
extension Task where Success == Never, Failure == Never {
  /// Lets go first what waits already, on the same screen.
  ///
  /// The library's own sends the task round by threads that no screen waits for.
  public static func yield() async {
    guard let jobs = ClientScope.current?.jobs else {
      return await Task<Void, Never>.detached {}.value
    }
    await _Concurrency.withUnsafeContinuation { continuation in
      if !jobs.add(.block { continuation.resume() }) { continuation.resume() }
    }
  }

  /// Waits on the screen's clock.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await VirtualPause.wait(for: .nanoseconds(Int64(clamping: duration)))
  }

  /// Waits on the screen's clock.
  public static func sleep(for duration: Duration) async throws {
    try await VirtualPause.wait(for: duration)
  }

  /// Waits on the screen's clock; the tolerance does not matter there.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    guard let duration = duration as? Duration else {
      return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
    try await VirtualPause.wait(for: duration)
  }

  /// Waits on the screen's clock for as long as a moment is away on the other clock.
  ///
  /// The other clock is real, so that what is left is a little less than what was meant; it is
  /// taken for the next whole millisecond.
  public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    guard ClientScope.isCurrent, let left = clock.now.duration(to: deadline) as? Duration else {
      return try await clock.sleep(until: deadline, tolerance: tolerance)
    }
    try await VirtualPause.wait(for: left.wholeMilliseconds)
  }
}

extension Duration {
  /// The duration up to the next whole millisecond.
  fileprivate var wholeMilliseconds: Duration {
    let (seconds, attoseconds) = components
    let perMillisecond: Int64 = 1_000_000_000_000_000
    let (count, rest) = attoseconds.quotientAndRemainder(dividingBy: perMillisecond)
    return .seconds(seconds) + .milliseconds(count + (rest > 0 ? 1 : 0))
  }
}
