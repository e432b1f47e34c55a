import EarshotReader
import EarshotReports
import EarshotText

/// A failure as lines of a report.
package struct FailureText {
  /// How many lines of what was expected and heard are shown.
  private static let rowLimit = 100

  private let failure: TranscriptFailure
  private let file: String
  private let style: ReportStyle

  package init(_ failure: TranscriptFailure, file: String, style: ReportStyle = .plain) {
    self.failure = failure
    self.file = file
    self.style = style
  }

  /// The place and the reason, then what was expected and heard.
  package var lines: [String] {
    let place = style.text("\(PrintableText.line(file)):\(failure.line)", as: .place)
    return ["\(place): error: \(statement)"] + details
  }

  /// The step and the reason.
  package var statement: String { subject + reason }

  /// What was expected and heard, a line each.
  package var details: [String] {
    rows.count > Self.rowLimit ? rows.prefix(Self.rowLimit) + [omission] : rows
  }

  private var omission: String {
    "    and \(CountedNoun.text(rows.count - Self.rowLimit, "more line"))"
  }

  /// What failed, without why.
  package var title: String {
    guard failure.reason != .assertsNothing else { return "the transcript" }
    return failure.command.map { "step \"\(VisibleText.of($0, detail: .text))\"" } ?? "opening"
  }

  private var subject: String {
    failure.reason == .assertsNothing ? "" : "\(title): "
  }

  /// The reason in a few words.
  package var reason: String {
    switch failure.reason {
    case .differs: "other lines were heard"
    case .unmet: "the words are not as expected"
    case .unrecorded: "not recorded; write down what must be heard"
    case .unknownCommand(let suggestion):
      "unknown command" + NearestName.question(suggestion) + unplayed
    case .stopped(let message): PrintableText.line(message) + unplayed
    case .crashed(let end): PrintableText.line(end) + unplayed
    case .timedOut(let seconds):
      "not done in \(CountedNoun.text(seconds, "second"))" + unplayed
    case .assertsNothing: "the transcript asserts nothing: it has neither an opening nor steps"
    }
  }

  private var unplayed: String {
    guard failure.unplayedSteps > 0 else { return "" }
    return " (\(CountedNoun.text(failure.unplayedSteps, "step")) after it not played)"
  }

  private var rows: [String] {
    switch failure.reason {
    case .differs: differenceRows
    case .unmet(let expectations): expectations.map(row) + heardRows
    case .unrecorded: heardRows
    case .unknownCommand, .stopped, .crashed, .timedOut, .assertsNothing: []
    }
  }

  private func row(of expectation: TranscriptExpectation) -> String {
    switch expectation.content {
    case .conveys(let words): "  - expected words in this order: \(visible(words))"
    case .omits(let words): "  - expected not to be said: \(visible(words))"
    case .line(let line): "  - expected: \(visible(line.description))"
    }
  }

  private var heardRows: [String] {
    failure.heard.map { "  + heard: \(visible($0.description))" }
  }

  private var differenceRows: [String] {
    DifferenceRows(
      expected: failure.expected.map(\.description), heard: failure.heard.map(\.description),
      style: style
    ).rows
  }

  private func visible(_ text: String) -> String { VisibleText.of(text, detail: .text) }
}
