import EarshotProcesses
import Glibc
import Synchronization

/// Signals that ask this process to stop while it waits for another, so that nothing of the other is
/// left behind.
struct StopRequests {
  /// The signals that ask a process to stop.
  static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

  /// The last that came; 0 where none did.
  private static let last = Atomic<Int32>(0)

  private let handlers: [(signal: Int32, handler: __sighandler_t?)]

  /// Takes note of signals from now on, except for those that somebody has ignored.
  ///
  /// What somebody types to interrupt goes to the other process as well.
  init() {
    Self.last.store(0, ordering: .relaxed)
    handlers = Self.signals.compactMap { number in
      let handler = Glibc.signal(number) { StopRequests.last.store($0, ordering: .relaxed) }
      guard SignalHandler.isIgnoring(handler) else { return (number, handler) }
      Glibc.signal(number, SIG_IGN)
      return nil
    }
  }

  /// The signal that asks for an end; nil where none does.
  var signal: Int32? {
    let number = Self.last.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Whether it is for the other process to do what somebody typed.
  var isTyped: Bool { signal == SIGINT || signal == SIGQUIT }

  /// Forgets what was asked.
  func forget() { Self.last.store(0, ordering: .relaxed) }

  /// Leaves signals to what they did before.
  func ignore() { for (number, handler) in handlers { Glibc.signal(number, handler) } }
}
