import EarshotTestSupport
import Foundation
import Testing

/// Small screens with the faults that people reported; the number in a name is the report's.
@Suite("The audit finds what people have reported")
struct ReportedFaultsTests {
  private static let folder = "Tests/Fixtures/AuditedScreens"
  private static let golden = URL(filePath: Repository.root)
    .appending(path: "\(folder)/findings.txt")
  /// One call for all of them, as compiling takes most of the time.
  private static let report = Result { try audit() }
  private let audited: AuditedScreens

  init() throws { audited = try Self.report.get() }

  private static func audit() throws -> AuditedScreens {
    let folder = "\(Repository.root)/\(Self.folder)"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".json") }
    let shell = try Shell()
    for name in names {
      try shell.write(String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8), to: name)
    }
    let screens = names.map { "'./\($0)'" }.joined(separator: " ")
    return try AuditedScreens(
      json: shell.run(
        "swift run earshot audit \(screens) --trust --fail-on never --format json"))
  }

  @Test(
    "Each report has its finding",
    arguments: [
      ("BR-01", "error emoji-without-words"), ("BR-02", "note reactor-not-named"),
      ("BR-03", "error missing-label"),
      ("BR-04", "error tooltip-only"), ("BR-04", "warning label-is-shortcode"),
      ("BR-07", "warning label-is-file-name"), ("BR-10", "warning verb-contradicts-state"),
      ("BR-13", "error long-press-without-action"), ("BR-13", "note umbrella-action"),
      ("BR-17", "warning duplicate-action-names"), ("BR-19", "warning action-name-is-identifier"),
      ("BR-22", "error button-without-action"), ("BR-24", "error modal-without-content"),
      ("BR-25", "warning modal-not-trapping"), ("BR-26", "error missing-label"),
      ("BR-26", "warning modal-not-trapping"), ("BR-26", "warning modal-does-not-take-focus"),
      ("BR-27", "error modal-without-escape"),
      ("BR-30", "note transparent-element"), ("BR-39", "error reading-order-against-frames"),
      ("BR-40", "note taller-read-first"), ("BR-41", "error nothing-focusable"),
      ("BR-43", "warning label-wipes-words"), ("BR-44", "warning repeated-text"),
      ("BR-45", "error nested-control-lost"), ("BR-47", "warning stops-per-message"),
      ("BR-48", "error fewer-actions-than-parts"), ("BR-50", "error status-only-drawn"),
      ("BR-53", "note long-quote-in-label"),
      ("BR-63", "warning label-says-role"), ("BR-70", "note hint-names-gesture"),
      ("BR-76", "error missing-label"), ("BR-77", "note emoji-only-name"),
      ("BR-81", "warning emoji-and-its-name"),
    ])
  func reported(number: String, finding: String) {
    let findings = audited.findings.filter { $0.screen.contains(number) }

    #expect(findings.map { "\($0.severity) \($0.rule)" }.contains(finding))
  }

  @Test("Nothing else is found than what was looked at, and is listed")
  func nothingElse() throws {
    let lines = audited.screens.map { screen in
      let findings = audited.findings.filter { $0.screen == screen.name }
      let name = screen.name.split(separator: "/").last ?? ""
      return "\(name)\n" + findings.map { "  \($0.severity) \($0.rule): \($0.message)\n" }.joined()
    }
    try WrittenPage(url: Self.golden, suite: "ReportedFaultsTests").expect(lines.joined())
  }
}
