import EarshotAudit
import EarshotTestSupport
import EarshotTree
import Testing

@Suite("An audit is reported as text and as remarks, whatever was found")
struct AuditTextReportTests {
  @Test("Where nothing was found, it is told what was looked for")
  func nothing() {
    let report = AuditReport(
      screens: [AuditReport.Screen(name: "chat")], rules: [MissingLabel.facts])

    #expect(text(of: report) == "0 errors, 0 warnings, 0 notes on 1 screen by 1 rule\n")
  }

  @Test("Findings that say the same are told once, and others are not")
  func groups() {
    let same = (0..<3).map {
      finding(element: AccessibilityElement.ID(rawValue: "\($0)"), message: "heard only as “image”")
    }
    let other = finding(element: "3", message: "heard only as “button”")

    let text = text(of: report([same[0], other, same[1], same[2]]))

    #expect(
      text.hasPrefix(
        """
        chat: error missing-label: heard only as “image”
          at 3 elements:
            at 0
            at 1
            at 2
          this is certain

        """.dropLast()))
    #expect(text.split(separator: "missing-label:").count == 3)
  }

  @Test("What a rule assumes and which criteria it serves is told once, with the first finding")
  func rule() {
    let first = finding(of: SampleAudit.motion, "the icons turn")
    let second = finding(of: SampleAudit.motion, "the bar slides")

    let text = text(of: report([first, second]))

    #expect(
      text.hasPrefix(
        """
        chat: note motion-despite-setting: the icons turn
          the whole screen
          this is assumed: an implicit animation is run by the system as well
          to change: ask for accessibilityReduceMotion, and fade instead
          WCAG 2.2: 2.3.3 Animation from Interactions, level AAA

        chat: note motion-despite-setting: the bar slides
          the whole screen
          this is assumed, as above
          to change: ask for accessibilityReduceMotion, and fade instead

        0 errors
        """))
  }

  @Test("A remark stands for itself, so that each tells what its rule assumes")
  func remarks() {
    let findings = ["the icons turn", "the bar slides"].map {
      finding(of: SampleAudit.motion, $0)
    }
    var text = ""

    report(findings).write(as: .github, to: &text)

    #expect(text.split(separator: "assumed: an implicit animation").count == 3)
  }

  @Test(
    "What has no words is told by where it stands, by a name that a file gives, or not by its path",
    arguments: [
      ("/1/0t/0", "stop 3 of 12, after “Cancel”", "  stop 3 of 12, after “Cancel”\n"),
      ("/1/0t/0", nil, "  at something without words\n"),
      ("send-button", nil, "  at send-button\n"),
    ] as [(AccessibilityElement.ID, String?, String)])
  func place(element: AccessibilityElement.ID, whereabouts: String?, line: String) {
    let finding = AuditFinding(
      rule: MissingLabel.facts, problem: AuditProblem(element: element, "the cursor stops"),
      screen: "chat", whereabouts: whereabouts)
    var json = ""

    report([finding]).write(as: .json, to: &json)

    #expect(text(of: report([finding])).contains("the cursor stops\n\(line)  this is certain\n"))
    #expect(json.contains("\"element\": \"\(element.rawValue)\""))
  }

  @Test("Where each of several is met in another way, the first is shown")
  func commands() {
    let ways = [["next"], ["last"]]
    let findings = ways.map { commands in
      AuditFinding(
        rule: MissingLabel.facts, problem: AuditProblem("heard only as “image”"), screen: "chat",
        heard: commands[0], commands: commands)
    }

    let other = text(of: report(findings))
    let same = text(of: report([findings[0], findings[0]]))

    #expect(other.contains("\n  to meet the first: earshot play chat\n  > next\n\n"))
    #expect(same.contains("\n  to meet it: earshot play chat\n  > next\n\n"))
    #expect(!other.contains("> last"))
  }

  @Test("What was not reached is named once, and not without end")
  func unreached() {
    let names = ["a", "b", "a"] + (0..<30).map { "c\($0)" } + ["c29"]
    let coverage = AuditCoverage(screen: "chat", states: 1, steps: 0, stops: 1, unreached: names)
    let report = AuditReport(
      screens: [AuditReport.Screen(name: "chat")], rules: [], coverage: [coverage])

    let line = text(of: report).split(separator: "\n").first { $0.contains("not reached") }

    #expect(
      line?.hasPrefix("chat: not reached by the screen reader: “a” 2 times, “b”, “c0”, “c1”")
        == true)
    #expect(line?.hasSuffix("“c17”, and 13 more") == true)
  }

  @Test("The worst of a screen comes first, and screens come in the order of the call")
  func order() {
    let findings = [
      finding(element: "0", message: "a", severity: .note, screen: "b"),
      finding(element: "0", message: "b", severity: .error, screen: "b"),
      finding(element: "0", message: "c", severity: .warning, screen: "chat"),
    ]

    let lines = text(of: report(findings)).split(separator: "\n").filter { !$0.hasPrefix(" ") }

    #expect(
      lines.prefix(3) == [
        "chat: warning missing-label: c", "b: error missing-label: b", "b: note missing-label: a",
      ])
  }

  @Test("Nothing in words steers a terminal or another command", arguments: 0..<20)
  func hostile(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let report = HostileAudit.report(using: &generator)
    var annotations = ""

    report.write(as: .github, to: &annotations)

    #expect(!text(of: report).unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    #expect(annotations.split(separator: "\n").allSatisfy { $0.hasPrefix("::error file=") })
    #expect(!annotations.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  @Test(
    "A file has a format by its name, and most have none",
    arguments: [
      ("a.json", .json), ("a.sarif", .sarif), ("a.sarif.json", .sarif), ("a.xml", .junit),
      ("a.html", .html), ("a.txt", nil), ("json", nil),
    ] as [(String, AuditReportFormat?)])
  func formats(file: String, format: AuditReportFormat?) {
    #expect(AuditReportFormat(ofFile: file) == format)
  }

  private func finding(
    element: AccessibilityElement.ID, message: String, severity: AuditSeverity = .error,
    screen: String = "chat"
  ) -> AuditFinding {
    AuditFinding(
      rule: MissingLabel.facts,
      problem: AuditProblem(element: element, message, severity: severity), screen: screen)
  }

  private func finding(of rule: AuditRuleFacts, _ message: String) -> AuditFinding {
    AuditFinding(rule: rule, problem: AuditProblem(message), screen: "chat")
  }

  private func report(_ findings: [AuditFinding]) -> AuditReport {
    AuditReport(
      screens: ["chat", "b"].map { AuditReport.Screen(name: $0) }, rules: [MissingLabel.facts],
      findings: findings)
  }

  private func text(of report: AuditReport) -> String {
    var text = ""
    report.write(as: .text, to: &text)
    return text
  }
}
