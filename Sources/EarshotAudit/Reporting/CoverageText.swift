import EarshotReports
import EarshotText

/// How much of a screen was seen, in words.
struct CoverageText {
  private let coverage: AuditCoverage

  init(_ coverage: AuditCoverage) { self.coverage = coverage }

  /// The figures in a sentence.
  var sentence: String {
    let parts = [
      CountedNoun.text(coverage.states, "state"), CountedNoun.text(coverage.steps, "step"),
      CountedNoun.text(coverage.stops, "stop"), stopsPerMessage.map { "\($0) stops a message" },
      coverage.isCutShort ? "not everything was tried" : nil,
    ].compactMap(\.self)
    return parts.joined(separator: ", ")
  }

  /// How many stops a message takes, with one digit after the point; nil where there is none.
  var stopsPerMessage: String? {
    coverage.tenthsOfStopsPerMessage.map { "\($0 / 10).\($0 % 10)" }
  }

  /// What no step led to; nil where everything was reached.
  var unreached: String? {
    guard !coverage.unreached.isEmpty else { return nil }
    return coverage.unreached.map { "“\(PrintableText.line($0))”" }.joined(separator: ", ")
  }
}
