import Glibc

/// How the terminal is set up, so that a process that ends in the middle of something leaves it as
/// it was.
struct TerminalState: Sendable {
  private let settings: termios?

  /// Remembers how it is; where input comes from no terminal, there is nothing to remember.
  init() {
    var settings = termios()
    self.settings = tcgetattr(STDIN_FILENO, &settings) == 0 ? settings : nil
  }

  /// Sets the terminal up again as it was, even where another program has it meanwhile.
  func restore() {
    guard var settings else { return }
    let handler = signal(SIGTTOU, SIG_IGN)
    defer { signal(SIGTTOU, handler) }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }
}
