import EarshotAudit
import EarshotTestSupport
import Testing

@Suite("Screens are suites, and rules are cases")
struct AuditJUnitReportTests {
  @Test(
    "What fails is what the run fails for",
    arguments: [
      (.error, "1"), (.warning, "3"), (.note, "5"), (.never, "0"),
    ] as [(AuditFailLevel, String)])
  func failures(level: AuditFailLevel, count: String) throws {
    var text = ""
    let options = AuditReportOptions(failLevel: level)

    try SampleAudit.report().write(as: .junit, options: options, to: &text)

    #expect(text.contains("<testsuites name=\"earshot audit\" tests=\"15\" failures=\"\(count)\""))
  }

  @Test("Each screen has each rule, and says what was not checked")
  func cases() throws {
    let report = try PageReader(SampleAudit.report(), as: .junit)

    #expect(report.names.count { $0 == "testsuite" } == 3)
    #expect(report.names.count { $0 == "testcase" } == 15)
    #expect(
      report.elements.filter { $0.name == "skipped" }.compactMap { $0.attributes["message"] } == [
        "not checked: no layout", "not checked: no layout", "not checked: nothing was done",
        "not checked: nothing was done",
      ])
  }

  @Test("What is told of a file and of none of its screens is a case of its own")
  func files() throws {
    let vain = try Suppression(
      rule: "missing-label", reason: "later", writtenAt: SourcePlace(file: "Row.swift", line: 3))
    let report = AuditReport(
      screens: [AuditReport.Screen(name: "Row.swift#chat")], rules: [MissingLabel.facts])

    let page = try PageReader(report.suppressing([vain]), as: .junit)

    let suites = page.elements.filter { $0.name == "testsuite" }.map { $0.attributes["name"] }
    let cases = page.elements.filter { $0.name == "testcase" }
    #expect(suites == ["Row.swift#chat", "Row.swift"])
    #expect(cases.last?.attributes["classname"] == "Row.swift")
    #expect(cases.last?.attributes["name"] == "unused-suppression")
    #expect(cases.count { $0.attributes["classname"] == "Row.swift" } == 1)
  }

  @Test("Whatever stands in words, the report is well-formed", arguments: 0..<20)
  func hostile(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let report = HostileAudit.report(using: &generator)

    let names = try PageReader(report, as: .junit).names

    #expect(Set(names) == ["testsuites", "testsuite", "testcase", "failure"])
  }
}
