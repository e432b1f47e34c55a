import EarshotTree

@testable import EarshotAudit

/// A report in which there is everything that a report may tell.
enum SampleAudit {
  static let duplicate = AuditRuleFacts(
    id: "duplicate-action-names",
    title: "Two actions of an element have the same name",
    meets: "An action is offered twice, and nobody knows whether both do the same.",
    remedy: "offer each action once",
    severity: .warning,
    confidence: .likely,
    criteria: [.consistentIdentification, .nameRoleValue],
    bad: .swift("Text(\"Yes\")\n  .accessibilityAction(named: \"Reply\") {}"),
    good: .swift("Text(\"Yes\")"))

  static let motion = AuditRuleFacts(
    id: "motion-despite-setting",
    title: "Something moves although less motion is wanted",
    meets: "Somebody who gets dizzy asked for less motion, and it moves all the same.",
    remedy: "ask for accessibilityReduceMotion, and fade instead",
    severity: .note,
    confidence: .assumed,
    assumption: "an implicit animation is run by the system as well",
    criteria: [.animationFromInteractions],
    needs: [.behaviour],
    bad: .swift("Text(\"Yes\")"),
    good: .swift("Text(\"Yes\")"))

  static let target = AuditRuleFacts(
    id: "touch-target",
    title: "Something is too small to be touched",
    meets: "A finger misses it.",
    remedy: "make it 44 points wide and high",
    severity: .warning,
    needs: [.frames],
    bad: .tree("{}"),
    good: .tree("{}"))

  /// What the rules found on three screens, before anything was allowed or known.
  static let found = AuditReport(
    version: "1.2.3",
    screens: [
      AuditReport.Screen(name: "tapback"),
      AuditReport.Screen(name: "App/Row Views.swift#Row", file: "App/Row Views.swift"),
      AuditReport.Screen(name: "chat.json", file: "chat.json"),
    ],
    rules: [MissingLabel.facts, duplicate, target, motion],
    findings: findings.withFingerprints(),
    notChecked: [
      AuditReport.NotChecked("touch-target", need: .frames, screen: "tapback"),
      AuditReport.NotChecked("touch-target", need: .frames, screen: "App/Row Views.swift#Row"),
      AuditReport.NotChecked("motion-despite-setting", need: .behaviour, screen: "tapback"),
      AuditReport.NotChecked(
        "motion-despite-setting", need: .behaviour, screen: "App/Row Views.swift#Row"),
      AuditReport.NotChecked("motion-despite-setting", need: .behaviour, screen: "chat.json"),
    ],
    coverage: [
      AuditCoverage(screen: "tapback", states: 12, steps: 48, stops: 9, messages: 4),
      AuditCoverage(
        screen: "App/Row Views.swift#Row", states: 1, steps: 1, stops: 6,
        unreached: ["Delete <all>", "Undo"], isCutShort: true),
    ])

  /// The whole report.
  static func report() throws -> AuditReport {
    let known = AuditBaseline(
      entries: [
        BaselineEntry(
          fingerprint: "0123456789abcdef", rule: "missing-label", screen: "tapback",
          heard: "button", message: "heard only as “button”"),
        BaselineEntry(
          fingerprint: found.findings.last?.fingerprint ?? "", rule: "missing-label",
          screen: "chat.json", message: "the cursor stops in silence"),
      ])
    let allowed = [
      try Suppression(
        rule: "duplicate-action-names", matching: .words("plum cake"),
        reason: "the bar is closed by then", onScreen: "tapback",
        writtenAt: SourcePlace(file: "Scenarios/cake.transcript", line: 3)),
      try Suppression(rule: "missing-labell", reason: "it is decoration"),
    ]
    return found.suppressing(allowed).compared(with: known)
  }

  private static let findings = [
    AuditFinding(
      rule: motion,
      problem: AuditProblem(part: "/3/1", "the icons turn by 45 degrees", confidence: .assumed),
      screen: "tapback", view: "IconBar"),
    AuditFinding(
      rule: duplicate,
      problem: AuditProblem(element: "/2/0/[1]/0f", "“Remove ❤️” is offered twice"),
      screen: "tapback", heard: "Yes, and I am bringing the lemonade, Reacted with ❤️",
      view: "TapbackReactionBubble", commands: ["next", "act Pick a reaction"],
      label: "Yes, and I am bringing the lemonade",
      place: SourcePlace(
        file: "App/Bubble.swift", line: 12, column: 9, utf16Column: 5)),
    AuditFinding(
      rule: duplicate,
      problem: AuditProblem(element: "/2/0/[2]/0f", "“React with ❤️” is offered twice"),
      screen: "tapback", heard: "Then I will take care of the plum cake",
      view: "TapbackReactionBubble", label: "Then I will take care of the plum cake"),
    AuditFinding(
      rule: MissingLabel.facts,
      problem: AuditProblem(element: "/0", "heard only as “image”"),
      screen: "App/Row Views.swift#Row", heard: "image", view: "Row",
      place: SourcePlace(file: "App/Row Views.swift", line: 7)),
    AuditFinding(
      rule: MissingLabel.facts,
      problem: AuditProblem(element: "/1", "heard only as “image”"),
      screen: "App/Row Views.swift#Row", heard: "image", view: "Row", identifier: "badge",
      whereabouts: "stop 2 of 6, after “Ana”"),
    AuditFinding(
      rule: MissingLabel.facts,
      problem: AuditProblem(
        element: "a,b:c", "heard only as “<b>100 %</b>\u{1B}[31m”", remedy: "write “a & b”",
        severity: .warning),
      screen: "chat.json", heard: "<b>100 %</b>\u{1B}[31m\n& more"),
    AuditFinding(
      rule: MissingLabel.facts,
      problem: AuditProblem(element: "last", "the cursor stops in silence"),
      screen: "chat.json", heard: ""),
  ]
}
