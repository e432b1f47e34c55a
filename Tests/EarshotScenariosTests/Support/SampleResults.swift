import EarshotReader
import EarshotScenarios

/// What came of transcripts, for tests of reports.
enum SampleResults {
  static let passed = played(TranscriptResult(file: "Scenarios/a.transcript", steps: []), 12)

  static let differs = played(
    TranscriptResult(
      file: "Scenarios/b.transcript",
      steps: [
        StepResult(
          failing: TranscriptFailure(
            command: "act <b> & \"x\"", line: 5, expected: [.speech("Yes, 100 %")],
            heard: [.speech("Yes, 99 %")], reason: .differs))
      ]), 1_500)

  static let crashed = played(
    TranscriptResult(
      file: "c.transcript",
      steps: [
        StepResult(
          failing: TranscriptFailure(
            command: nil, line: 3, reason: .crashed("the process was ended"), unplayedSteps: 2))
      ]), 40)

  /// A result in which every text is hostile.
  static func hostile(_ text: String) -> PlayedTranscript {
    let step = StepResult(
      failing: TranscriptFailure(
        command: text, line: 1, expected: [.speech(text)], heard: [.speech("x \(text)")],
        reason: .differs))
    return played(TranscriptResult(file: "\(text)/\(text)", steps: [step]), 0)
  }

  private static func played(_ result: TranscriptResult, _ milliseconds: Int) -> PlayedTranscript {
    PlayedTranscript(result: result, duration: .milliseconds(milliseconds))
  }

  /// The report of a run, from its beginning to its end.
  static func report(_ format: ReportFormat, of run: [PlayedTranscript]) -> String {
    var report = format.makeReport()
    var text = ""
    report.begin(count: run.count, printingTo: &text)
    for played in run { report.add(played, printingTo: &text) }
    report.finish(printingTo: &text)
    return text
  }
}
