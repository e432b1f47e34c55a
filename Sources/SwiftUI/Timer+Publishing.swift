#if !canImport(Darwin)
  public import EarshotUI
  public import Foundation

  extension Foundation.Timer {
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
