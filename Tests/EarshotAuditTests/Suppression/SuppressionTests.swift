import EarshotAudit
import EarshotTree
import Testing

import struct EarshotSource.AllowComments

@Suite("What is allowed stands apart, with its reason")
struct SuppressionTests {
  private static let place = SourcePlace(file: "App/Row.swift", line: 12, column: 5)

  private static let finding = finding(at: place)

  private static func finding(at place: SourcePlace?, view: String? = "Row") -> AuditFinding {
    AuditFinding(
      rule: MissingLabel.facts, problem: AuditProblem(element: "/0", "heard only as “image”"),
      screen: "chat", heard: "Badge, image", view: view, label: "Badge", identifier: "badge",
      place: place)
  }

  @Test(
    "A finding is allowed by its rule, its words, its name or its place",
    arguments: [
      (.everything, nil), (.everything, "chat"), (.words("badge, IMAGE"), nil),
      (.identifier("badge"), nil),
      (.code(AllowedCode(file: "App/Row.swift", lines: 10...12)), nil),
      (
        .code(AllowedCode(file: "App/Row.swift", lines: 40...41, view: "List.Row", viewLine: 12)),
        nil
      ),
    ] as [(Suppression.Scope, String?)])
  func allowed(scope: Suppression.Scope, screen: String?) throws {
    let suppression = try Suppression(
      rule: "missing-label", matching: scope, reason: "decoration", onScreen: screen)

    #expect(suppression.allows(Self.finding))
  }

  @Test(
    "Another rule, screen, word, name or place does not allow it",
    arguments: [
      ("button-without-action", .everything, nil), ("missing-label", .everything, "tapback"),
      ("missing-label", .words("bridge"), nil), ("missing-label", .identifier("Badge"), nil),
      ("missing-label", .code(AllowedCode(file: "App/Row.swift", lines: 10...11)), nil),
      ("missing-label", .code(AllowedCode(file: "App/Other.swift", lines: 10...14)), nil),
      (
        "missing-label",
        .code(AllowedCode(file: "App/Row.swift", lines: 40...41, view: "Row", viewLine: 9)), nil
      ),
      (
        "missing-label",
        .code(AllowedCode(file: "App/Row.swift", lines: 40...41, view: "Cell", viewLine: 12)), nil
      ),
    ] as [(String, Suppression.Scope, String?)])
  func notAllowed(rule: String, scope: Suppression.Scope, screen: String?) throws {
    let suppression = try Suppression(
      rule: rule, matching: scope, reason: "decoration", onScreen: screen)

    #expect(!suppression.allows(Self.finding))
  }

  @Test(
    "Of a finding whose place is not known, the view counts",
    arguments: [
      ("Row", true), ("List.Row", true), ("Cell", false), ("ow", false), (nil, false),
    ] as [(String?, Bool)])
  func view(name: String?, isAllowed: Bool) throws {
    let code = AllowedCode(file: "App/Row.swift", lines: 3...3, view: "Row", viewLine: 1)
    let suppression = try Suppression(
      rule: "missing-label", matching: .code(code), reason: "decoration")

    #expect(suppression.allows(Self.finding(at: nil, view: name)) == isAllowed)
  }

  @Test("Nothing is allowed without a reason", arguments: ["", " \n", "\u{200B}"])
  func reason(reason: String) {
    let error = #expect(throws: SuppressionError.self) {
      try Suppression(rule: "missing-label", reason: reason)
    }

    #expect(error?.description == "no reason is given why 'missing-label' is allowed")
  }

  @Test("A comment allows what is written in its statement")
  func comment() throws {
    let source = """
      struct Row: View {
        var body: some View {
          // earshot:allow missing-label: decoration
          Image("a")
            .padding()
          Image("b")
        }
      }
      """
    let comment = try #require(try AllowComments(in: source, file: "App/Row.swift").comments.first)

    let suppression = try Suppression(comment)

    let lines = (1...8).filter {
      suppression.allows(Self.finding(at: SourcePlace(file: "App/Row.swift", line: $0)))
    }
    #expect(lines == [1, 3, 4, 5])
    #expect(suppression.reason == "decoration")
    #expect(suppression.place == SourcePlace(file: "App/Row.swift", line: 3, column: 5))
  }

  @Test("What is allowed in vain is a note, at its place")
  func unused() throws {
    let report = AuditReport(
      screens: [AuditReport.Screen(name: "chat")],
      rules: [MissingLabel.facts, ButtonWithoutAction.facts], findings: [Self.finding])
    let vain = try Suppression(
      rule: "button-without-action", reason: "later", writtenAt: Self.place)

    let suppressed = report.suppressing([
      try Suppression(rule: "missing-label", matching: .words("badge"), reason: "decoration"),
      try Suppression(rule: "missing-label", reason: "it is all decoration"), vain,
    ])

    #expect(suppressed.suppressed.map(\.suppression.reason) == ["decoration"])
    #expect(
      suppressed.findings.map(\.problem.message) == [
        "allows button-without-action, and it finds nothing here that is allowed"
      ])
    #expect(suppressed.findings.map(\.screen) == [Self.place.file])
    #expect(suppressed.findings.first?.severity == .note)
    #expect(suppressed.findings.first?.place == Self.place)
    #expect(suppressed.rules.last?.id == "unused-suppression")
  }

  @Test(
    "What is allowed in code that nobody drew is not in vain",
    arguments: [
      (nil, 1), (["Cell", "List.Row"], 1), (["Cell"], 0), ([], 0),
    ] as [(Set<String>?, Int)])
  func undrawn(views: Set<String>?, noteCount: Int) throws {
    let report = AuditReport(
      screens: [AuditReport.Screen(name: "chat", views: views)], rules: [MissingLabel.facts])
    let code = AllowedCode(file: "App/Row.swift", lines: 3...3, view: "Row", viewLine: 1)

    let suppressed = report.suppressing([
      try Suppression(rule: "missing-label", matching: .code(code), reason: "decoration")
    ])

    #expect(suppressed.findings.count == noteCount)
  }

  @Test("Code in no view may have been drawn, whatever views were")
  func noView() throws {
    let report = AuditReport(
      screens: [AuditReport.Screen(name: "chat", views: ["Cell"])], rules: [MissingLabel.facts])
    let code = AllowedCode(file: "App/Row.swift", lines: 3...3)

    let suppressed = report.suppressing([
      try Suppression(rule: "missing-label", matching: .code(code), reason: "decoration")
    ])

    #expect(suppressed.findings.map(\.rule.id) == ["unused-suppression"])
  }

  @Test("Where nothing is allowed in vain, no rule tells of it")
  func noNote() {
    let report = AuditReport(
      screens: [AuditReport.Screen(name: "chat")], rules: [MissingLabel.facts])

    #expect(report.suppressing([]).rules == [MissingLabel.facts])
  }

  @Test("What could not be checked of another rule, or on another screen, is no excuse")
  func elsewhereNotChecked() throws {
    let report = AuditReport(
      screens: ["chat", "tapback"].map { AuditReport.Screen(name: $0) },
      rules: [MissingLabel.facts, ButtonWithoutAction.facts],
      notChecked: [
        AuditReport.NotChecked("button-without-action", need: .responses, screen: "chat")
      ])

    let suppressed = report.suppressing([
      try Suppression(rule: "missing-label", reason: "later", onScreen: "chat"),
      try Suppression(rule: "button-without-action", reason: "later", onScreen: "tapback"),
    ])

    #expect(
      suppressed.findings.map(\.problem.message) == [
        "allows missing-label, and it finds nothing here that is allowed",
        "allows button-without-action, and it finds nothing here that is allowed",
      ])
  }

  @Test("Whether something is allowed in vain is not told where nobody looked")
  func notJudged() throws {
    let report = AuditReport(
      screens: [AuditReport.Screen(name: "chat")],
      rules: [MissingLabel.facts, ButtonWithoutAction.facts],
      notChecked: [
        AuditReport.NotChecked("button-without-action", need: .responses, screen: "chat")
      ])

    let suppressed = report.suppressing([
      try Suppression(rule: "button-without-action", reason: "later"),
      try Suppression(rule: "button-without-action", reason: "later", onScreen: "chat"),
      try Suppression(rule: "missing-label", reason: "later", onScreen: "tapback"),
    ])

    #expect(suppressed.findings == [])
  }
}
