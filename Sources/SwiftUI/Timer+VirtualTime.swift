#if !canImport(Darwin)
  public import EarshotUI
  public import Foundation

  // Where only SwiftUI is imported, these take the place of Foundation's, which come through it; where
  // Foundation is imported too, they give way to Foundation's, and time is real.
  extension Timer {
    /// Runs a block on the screen's clock.
    @_disfavoredOverload @discardableResult
    public class func scheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool,
      block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
      let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
      let isVirtual = _VirtualTimer.begin(
        every: interval, repeats: repeats, isValid: { timer.isValid }, work: { timer.fire() })
      if !isVirtual { RunLoop.current.add(timer, forMode: .default) }
      return timer
    }

    /// What `publish(every:on:in:)` gives.
    public typealias TimerPublisher = _TimerPublisher

    /// Sends the time again and again on the screen's clock.
    ///
    /// The times that are sent count from the first moment of the reference date, so that they are
    /// the same whenever the code runs.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
      in mode: RunLoop.Mode
    ) -> TimerPublisher {
      TimerPublisher(every: interval)
    }
  }
#endif
