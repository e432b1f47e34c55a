import EarshotAudit
import Glibc

/// How far the audit of one screen came, for somebody who waits for it, and whether to wait on.
///
/// On a terminal it is one line that is written anew; elsewhere, and where nothing may be redrawn, a
/// line now and then.
final class AuditProgress {
  /// A run that is shorter than this tells nothing of itself.
  private static let silence = Duration.seconds(1)
  /// How long it says nothing between two lines.
  private static let interval = Duration.seconds(10)
  /// How long a line stands before it is redrawn.
  private static let redrawing = Duration.milliseconds(200)

  private let screen: String
  private let isRedrawn: Bool
  private let patience: Duration
  private let start = ContinuousClock.now
  private var last: ContinuousClock.Instant
  private var shown = 0

  init(of screen: String, isPlain: Bool, patience: Duration) {
    self.screen = screen
    self.patience = patience
    isRedrawn = !isPlain && isatty(STDERR_FILENO) != 0 && !TerminalKind.isDumb
    last = start
  }

  /// Whether it has taken as long as it may.
  var isTimeUp: Bool { start.duration(to: .now) >= patience }

  /// Tells how far it has come, if it is time.
  func advance(to progress: ExplorationProgress) {
    let now = ContinuousClock.now
    guard start.duration(to: now) >= Self.silence else { return }
    guard last.duration(to: now) >= (isRedrawn ? Self.redrawing : Self.interval) else { return }
    last = now
    let line = ProgressLine(of: screen, progress).text
    let padding = String(repeating: " ", count: max(0, shown - line.count))
    write(isRedrawn ? "\r\(line)\(padding)" : "\(line)\n")
    shown = isRedrawn ? line.count : 0
  }

  /// Takes the line away, so that another can stand there.
  func clear() {
    guard shown > 0 else { return }
    write("\r\(String(repeating: " ", count: shown))\r")
    shown = 0
  }

  /// Errors are not buffered, and what is written here is no part of them.
  private func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }
}
