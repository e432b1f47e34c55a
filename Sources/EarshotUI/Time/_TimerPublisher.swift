import EarshotTree

public import struct Foundation.Date

/// Sends the time again and again, on the clock of the screen that subscribes.
public final class _TimerPublisher: Publisher, @unchecked Sendable {
  /// The time.
  public typealias Output = Date
  /// No errors.
  public typealias Failure = Never

  private let interval: Double
  private let subscribers = SubscriberList<Date>()
  private var isConnected: Bool
  private var subscriptions = 0
  private var isRunning = false
  private var ticks = 0

  /// Prepares to send every so many seconds, from when it is connected.
  public init(every interval: Double) {
    self.interval = interval
    isConnected = false
  }

  /// Sends from the first subscription on.
  public func autoconnect() -> _TimerPublisher {
    isConnected = true
    return self
  }

  /// Begins to send.
  public func connect() -> any Cancellable {
    isConnected = true
    run()
    return AnyCancellable { [self] in isConnected = false }
  }

  /// What `autoconnect()` began ends here.
  public var upstream: _TimerPublisher { self }

  public func _subscribe(_ receive: @escaping (Date) -> Void) -> AnyCancellable {
    let subscription = subscribers.add(receive)
    subscriptions += 1
    run()
    return AnyCancellable { [self] in
      subscription.cancel()
      subscriptions -= 1
    }
  }

  private var isWanted: Bool { isConnected && subscriptions > 0 }

  private func run() {
    guard isWanted, !isRunning else { return }
    isRunning = _VirtualTimer.begin(
      every: interval, repeats: true, isValid: { [weak self] in self?.mayGoOn() ?? false },
      work: { [weak self] in self?.tick() })
  }

  private func mayGoOn() -> Bool {
    isRunning = isWanted
    return isRunning
  }

  private func tick() {
    ticks += 1
    subscribers.send(Date(timeIntervalSinceReferenceDate: Double(ticks) * interval))
  }
}
