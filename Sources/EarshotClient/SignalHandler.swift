import Glibc

/// What a process does at a signal.
enum SignalHandler {
  /// Whether somebody has the signal ignored.
  static func isIgnoring(_ handler: __sighandler_t?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
