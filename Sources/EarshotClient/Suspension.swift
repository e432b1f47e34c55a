import Glibc
import Synchronization

/// Somebody's wish to stop this process for a while, as with Ctrl-Z, while another runs in a group of
/// its own, which the terminal does not reach.
struct Suspension {
  private static let isAsked = Atomic<Bool>(false)

  private let handler: __sighandler_t?

  /// Takes note of such wishes from now on.
  init() {
    Self.isAsked.store(false, ordering: .relaxed)
    handler = Self.takeNote()
    // Where somebody has it ignored, it stays so.
    if SignalHandler.isIgnoring(handler) { signal(SIGTSTP, SIG_IGN) }
  }

  /// Leaves the signal to what it did before.
  func ignore() { signal(SIGTSTP, handler) }

  /// Stops this process and a group of others, if somebody asked for that, until they may go on.
  func heed(with group: pid_t) {
    guard Self.isAsked.exchange(false, ordering: .relaxed) else { return }
    kill(-group, SIGSTOP)
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    _ = Self.takeNote()
    kill(-group, SIGCONT)
  }

  private static func takeNote() -> __sighandler_t? {
    signal(SIGTSTP) { _ in Suspension.isAsked.store(true, ordering: .relaxed) }
  }
}
