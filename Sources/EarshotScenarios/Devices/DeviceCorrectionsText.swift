import EarshotReports
import EarshotText
import EarshotTree

/// Corrections as lines that make sense when they are heard.
public struct DeviceCorrectionsText: Sendable {
  private let corrections: DeviceCorrections
  private let sheet: FilledDeviceSheet

  /// Prepares to tell what a sheet says.
  public init(_ corrections: DeviceCorrections, of sheet: FilledDeviceSheet) {
    self.corrections = corrections
    self.sheet = sheet
  }

  /// Each step that differed with the rules behind it, then the rules, then the numbers.
  public var lines: [String] {
    sheet.device + corrections.corrections.flatMap(lines) + ruleLines + [summary]
  }

  private func lines(of correction: DeviceCorrection) -> [String] {
    let step = correction.command.map { "step \(PrintableText.quoting($0))" } ?? "opening"
    let place = "\(PrintableText.line(correction.transcript)):\(correction.line)"
    return [
      "\(PrintableText.line(sheet.file)):\(correction.sheetLine): heard otherwise: \(step) of \(place)"
    ] + rows(of: correction)
      + correction.rules.map { "    by \($0.citation)" } + [""]
  }

  private func rows(of correction: DeviceCorrection) -> [String] {
    let phrases = correction.expectation.phrases
    guard !phrases.isEmpty else {
      return correction.expectation.rows.map { "  - \($0)" }
        + correction.heard.map { "  + heard: \(VisibleText.of($0, detail: .text))" }
    }
    return DifferenceRows(expected: phrases, heard: correction.heard, style: .plain).rows
  }

  private var ruleLines: [String] {
    guard !corrections.rules.isEmpty else { return [] }
    let rows = corrections.rules.map { entry in
      "  \(CountedNoun.text(entry.stepCount, "step")): \(entry.rule.citation)"
    }
    return ["rules behind what was heard otherwise, assumptions first:"] + rows + [""]
  }

  private var summary: String {
    "\(corrections.agreedCount) as expected, \(corrections.corrections.count) heard otherwise, "
      + "\(corrections.openCount) not filled in"
  }
}
