import Glibc

/// How far a run of transcripts came, for somebody who waits for it.
///
/// On a terminal it is one line that is written anew; elsewhere, and where nothing may be redrawn, a
/// line now and then.
struct TestProgress {
  private enum Manner { case redrawn, nowAndThen }

  /// A run that is shorter than this tells nothing of itself.
  private static let patience = Duration.seconds(1)
  /// How long it says nothing between two lines.
  private static let interval = Duration.seconds(10)

  private let total: Int
  private let manner: Manner
  private let start: ContinuousClock.Instant
  private var done = 0
  private var last: ContinuousClock.Instant?
  private var isShown = false

  init(
    total: Int, isPlain: Bool,
    isTerminal: Bool = isatty(STDERR_FILENO) != 0 && !TerminalKind.isDumb,
    start: ContinuousClock.Instant = .now
  ) {
    self.total = total
    self.start = start
    manner = isTerminal && !isPlain ? .redrawn : .nowAndThen
  }

  /// Takes note that one more is done, and says so if it is time.
  mutating func advance(
    on errors: inout some TextOutputStream, at now: ContinuousClock.Instant = .now
  ) {
    done += 1
    guard done < total, start.duration(to: now) >= Self.patience else { return }
    switch manner {
    case .redrawn:
      errors.write("\r\(line)")
      isShown = true
    case .nowAndThen:
      guard (last ?? start).duration(to: now) >= Self.interval else { return }
      last = now
      errors.write("\(line)\n")
    }
  }

  /// Takes the line away, so that another can stand there.
  mutating func clear(on errors: inout some TextOutputStream) {
    guard isShown else { return }
    errors.write("\r\(String(repeating: " ", count: line.count))\r")
    isShown = false
  }

  private var line: String { "\(done) of \(total) transcripts played" }
}
