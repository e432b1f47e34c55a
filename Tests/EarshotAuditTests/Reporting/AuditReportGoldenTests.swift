import EarshotAudit
import EarshotTestSupport
import Foundation
import Testing

/// What an audit reports in every format, letter by letter, over a report that has everything.
///
/// `EARSHOT_WRITE_REPORTS=1` writes the files anew; their change is then reviewed.
@Suite("What an audit reports is kept in files, letter by letter")
struct AuditReportGoldenTests {
  private static let place = "\(Repository.root)/Tests/Fixtures/AuditReports"

  @Test(
    "Every format has its file",
    arguments: [
      (.text, "report.txt"), (.json, "report.json"), (.sarif, "report.sarif"),
      (.junit, "report.xml"), (.github, "annotations.txt"), (.html, "report.html"),
    ] as [(AuditReportFormat, String)])
  func report(_ format: AuditReportFormat, _ file: String) throws {
    var text = ""

    try SampleAudit.report().write(as: format, to: &text)

    try expect(text, in: file)
  }

  @Test("The baseline of what was found has its file")
  func baseline() throws {
    let baseline = AuditBaseline(of: try SampleAudit.report())

    try expect(String(decoding: baseline.bytes, as: UTF8.self), in: "baseline.json")
  }

  private func expect(_ text: String, in file: String) throws {
    let path = "\(Self.place)/\(file)"
    if ProcessInfo.processInfo.environment["EARSHOT_WRITE_REPORTS"] != nil {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }
}
