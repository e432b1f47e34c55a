/// Results of transcripts as plain text that makes sense when heard.
public struct TranscriptReport: Sendable {
  /// How many steps of one transcript are shown.
  private static let failureLimit = 10

  /// How many transcripts passed so far.
  public private(set) var passedCount = 0
  /// How many transcripts failed so far.
  public private(set) var failedCount = 0

  private let style: ReportStyle

  /// Creates a report without results.
  public init(style: ReportStyle = .plain) { self.style = style }

  /// Counts a result, and prints what failed in it, and how to repeat it.
  public mutating func add(
    _ result: TranscriptResult, printingTo output: inout some TextOutputStream
  ) {
    guard !result.passed else {
      passedCount += 1
      return
    }
    failedCount += 1
    for failure in result.failures.prefix(Self.failureLimit) {
      output.write(
        FailureText(failure, file: result.file, style: style).lines.map { $0 + "\n" }.joined())
    }
    let hidden = result.failures.count - Self.failureLimit
    if hidden > 0 { output.write("\(Self.count(hidden, "more step")) of this file failed\n") }
    output.write("to repeat: earshot test \(ShellWord.quoting(result.file))\n\n")
  }

  /// How many passed and failed: `12 passed, 0 failed`.
  public var summary: String { "\(passedCount) passed, \(failedCount) failed" }

  /// A number and its noun.
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
