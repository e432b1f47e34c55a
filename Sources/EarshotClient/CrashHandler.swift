import EarshotProcesses
import Glibc

/// Notes where the code is when a signal is about to end the process, and lets it end.
enum CrashHandler {
  /// How much stack there is for that, apart from the one that may be full.
  private static let stackSize = 1 << 18
  /// The signals by which a process ends that did something wrong, and the one that asks where a
  /// process is that does not come back.
  private static let signals = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP, question]

  /// Asks a process where it is, and ends it.
  static let question = SIGXCPU

  /// Gives the name of what the code is at, without asking for memory.
  typealias Place = () -> UnsafeBufferPointer<UInt8>?

  /// Set once, before there are other threads.
  private nonisolated(unsafe) static var board: ProgressBoard?
  private nonisolated(unsafe) static var place: Place = { nil }

  /// Handles signals on this thread from now on.
  static func install(on board: ProgressBoard, askingFor place: @escaping Place) {
    self.board = board
    self.place = place
    var stack = stack_t()
    stack.ss_size = stackSize
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    sigaltstack(&stack, nil)
    for signal in signals {
      var action = sigaction()
      // Once is enough: what follows in the handler, or after it, ends the process.
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND) | UInt32(SA_ONSTACK))
      action.__sigaction_handler.sa_handler = { signal in
        if let place = CrashHandler.place() { CrashHandler.board?.note(place: place) }
        raise(signal)
      }
      sigaction(signal, &action, nil)
    }
  }
}
