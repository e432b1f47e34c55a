import EarshotReports

/// Results of transcripts as plain text that makes sense when heard.
public struct TranscriptReport: RunReport, Sendable {
  /// How many transcripts have to fail before those are named in which most changed.
  private static let severalFailures = 3
  /// How many transcripts are named in which most changed.
  private static let namedTranscripts = 3

  /// How many transcripts passed so far.
  public private(set) var passedCount = 0
  /// How many transcripts failed so far.
  public private(set) var failedCount = 0

  private let style: ReportStyle
  /// How many steps failed of each transcript that did.
  private var changes: [(file: String, stepCount: Int)] = []

  /// Creates a report without results.
  public init(style: ReportStyle = .plain) { self.style = style }

  /// Counts a result, and prints what failed in it, and how to repeat it.
  public mutating func add(
    _ played: PlayedTranscript, printingTo output: inout some TextOutputStream
  ) {
    add(played.result, printingTo: &output)
  }

  /// Counts a result, and prints what failed in it, and how to repeat it.
  public mutating func add(
    _ result: TranscriptResult, printingTo output: inout some TextOutputStream
  ) {
    guard !result.passed else {
      passedCount += 1
      return
    }
    failedCount += 1
    changes.append((result.file, result.failures.count))
    output.write(ResultText(result, style: style).lines.map { $0 + "\n" }.joined() + "\n")
  }

  /// Prints where most changed, if that helps, and how many passed and failed.
  public func finish(printingTo output: inout some TextOutputStream) {
    if let mostChanged { output.write(mostChanged + "\n") }
    output.write(summary + "\n")
  }

  /// How many passed and failed: `12 passed, 0 failed`.
  public var summary: String { "\(passedCount) passed, \(failedCount) failed" }

  /// The transcripts in which more than one step failed, those with the most first.
  private var mostChanged: String? {
    guard failedCount >= Self.severalFailures else { return nil }
    let most = changes.enumerated().filter { $0.element.stepCount > 1 }
      .sorted { ($1.element.stepCount, $0.offset) < ($0.element.stepCount, $1.offset) }
      .prefix(Self.namedTranscripts)
    guard !most.isEmpty else { return nil }
    let named = most.map { _, change in
      "\(CountedNoun.text(change.stepCount, "step")) of \(ShellWord.quoting(path: change.file))"
    }
    return "most changed: \(named.joined(separator: ", "))"
  }
}
