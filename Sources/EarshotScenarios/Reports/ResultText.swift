import EarshotReports

/// What went wrong in a transcript, as lines of a report.
struct ResultText {
  /// How many steps of one transcript are shown.
  private static let failureLimit = 10

  private let result: TranscriptResult
  private let style: ReportStyle

  init(_ result: TranscriptResult, style: ReportStyle = .plain) {
    self.result = result
    self.style = style
  }

  /// Each step that failed, and how to repeat it; nothing where all passed.
  var lines: [String] {
    guard !result.passed else { return [] }
    let shown = result.failures.prefix(Self.failureLimit).flatMap {
      FailureText($0, file: result.file, style: style).lines
    }
    return shown + omission + ["to repeat: \(command)"]
  }

  /// The command that plays it again, with the time that was not enough where that was chosen.
  private var command: String {
    let call = "earshot test \(ShellWord.quoting(path: result.file))"
    guard case .timedOut(let seconds) = result.failures.last?.reason,
      seconds != TranscriptRun.Options().timeout
    else { return call }
    return "\(call) --timeout \(seconds)"
  }

  private var omission: [String] {
    let hidden = result.failures.count - Self.failureLimit
    guard hidden > 0 else { return [] }
    return ["\(CountedNoun.text(hidden, "more step")) of this file failed"]
  }
}
