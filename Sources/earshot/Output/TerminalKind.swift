import Glibc

/// What the terminal is said to be capable of.
enum TerminalKind {
  /// Whether it only prints: it knows no colours, and no line is written anew.
  static var isDumb: Bool {
    getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
  }
}
