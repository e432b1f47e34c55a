public import Foundation

/// A timer that fires on the clock of the screen whose code starts it, and elsewhere in real time.
///
/// The module SwiftUI names it in an import of its own, which goes before the whole of Foundation:
/// so it is what client code means by the name whether or not that code imports Foundation too.
open class Timer: Foundation.Timer {
  /// What the wait for the first firing was meant to be, where that is known exactly.
  private let meantDelay: TimeInterval?
  private let repeats: Bool
  private var isPlanned = false

  /// Prepares a timer that fires first at a date.
  public override init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    meantDelay = nil
    self.repeats = repeats
    super.init(
      fire: date, interval: interval, repeats: repeats,
      block: Self.passingOwnKind(to: block))
  }

  /// Prepares a timer that fires first after an interval, in seconds.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    meantDelay = interval
    self.repeats = repeats
    super.init(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
      block: Self.passingOwnKind(to: block))
  }

  /// Prepares a timer and starts it.
  @discardableResult
  open override class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Starts on the clock of the screen whose code calls; false when none calls.
  fileprivate func begin() -> Bool {
    if isPlanned { return true }
    let delay = meantDelay ?? fireDate.timeIntervalSinceNow.wholeMilliseconds
    isPlanned = _VirtualTimer.begin(
      every: timeInterval, first: delay, repeats: repeats, isValid: { self.isValid },
      work: { self.fire() })
    return isPlanned
  }

  private static func passingOwnKind(
    to block: @escaping @Sendable (Timer) -> Void
  ) -> @Sendable (Foundation.Timer) -> Void {
    { timer in (timer as? Timer).map(block) }
  }
}

extension RunLoop {
  /// Starts a timer, on the clock of the screen whose code calls if one does.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    guard !timer.begin() else { return }
    add(timer as Foundation.Timer, forMode: mode)
  }
}

extension TimeInterval {
  /// The seconds up to the next whole millisecond.
  fileprivate var wholeMilliseconds: TimeInterval { (self * 1_000).rounded(.up) / 1_000 }
}
