import EarshotScenarios
import EarshotText
import Glibc

/// Which transcripts took the most time, for somebody who waited for them.
///
/// It goes where progress goes and not into a report, because it is another at each run.
struct SlowestTranscripts {
  /// How many are named.
  private static let limit = 3
  /// What took less is not what somebody waited for.
  private static let noteworthy = Duration.milliseconds(100)

  private let start: ContinuousClock.Instant
  /// A run that is shorter than this tells nothing: on a terminal a second, elsewhere ten.
  private let patience: Duration
  private var slowest: [PlayedTranscript] = []

  init(
    isTerminal: Bool = isatty(STDERR_FILENO) != 0, start: ContinuousClock.Instant = .now
  ) {
    self.start = start
    patience = .seconds(isTerminal ? 1 : 10)
  }

  /// Takes note of how long a transcript took.
  mutating func add(_ played: PlayedTranscript) {
    guard played.duration >= Self.noteworthy else { return }
    slowest.append(played)
    slowest.sort { $0.duration > $1.duration }
    if slowest.count > Self.limit { slowest.removeLast() }
  }

  /// The slowest on one line; nil where the run was short, or none stands out.
  func line(at now: ContinuousClock.Instant = .now) -> String? {
    guard start.duration(to: now) >= patience, !slowest.isEmpty else { return nil }
    let named = slowest.map {
      "\($0.duration.decimalSeconds) s for \(PrintableText.line($0.result.file))"
    }
    return "slowest: \(named.joined(separator: ", "))"
  }
}
