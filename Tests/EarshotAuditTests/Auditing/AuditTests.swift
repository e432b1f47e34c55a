import EarshotReader
import EarshotTree
import Testing

@testable import EarshotAudit

@MainActor
@Suite("The audit of one screen")
struct AuditTests {
  @Test("Findings come the worst first, and those of one severity in the order of their rules")
  func order() {
    let findings = audit(by: [TellsSeverities.self, TellsWarnings.self]).findings

    #expect(findings.map(\.problem.message) == ["error", "warning", "first", "note"])
    #expect(findings.map(\.screen) == ["chat", "chat", "chat", "chat"])
  }

  @Test("What shows at once needs no commands, whatever the setup")
  func atOnce() {
    let findings = audit(by: [TellsWarnings.self], setup: ["set hints off"]).findings

    #expect(findings.map(\.commands) == [[]])
  }

  @Test("What shows in a state is told with the lines that lead there, after those of the setup")
  func commands() {
    let findings = audit(by: [TellsOfOpened.self], setup: ["set hints off"]).findings

    #expect(findings.map(\.problem.element) == ["Copy"])
    #expect(findings.map(\.commands) == [["set hints off", "hold"]])
  }

  @Test("What a step shows is told with the step, and what several show with all of them")
  func steps() {
    let one = audit(by: [TellsOfLeaving.self]).findings
    let several = audit(by: [TellsOfLeavingTogether.self]).findings

    #expect(one.map(\.commands) == [["hold", "escape"]])
    #expect(several.map(\.commands) == [["hold", "escape"]])
  }

  @Test("Where no lines lead there, none are told")
  func unreachable() {
    var opened = 0
    let audit = Audit(
      of: "chat", by: [TellsOfOpening.self],
      exploring: Explorer {
        opened += 1
        return SampleSources.growing(opened)
      })

    let findings = audit.run().findings

    #expect(findings.map(\.problem.message) == ["is open"])
    #expect(findings.map(\.commands) == [[]])
  }

  @Test("Rules about less motion are asked about a screen that was asked for less")
  func calm() {
    let audit = Audit(
      of: "chat", by: [TellsOfMotion.self, TellsWarnings.self], exploring: Self.moving(calm: false),
      calmly: Self.moving(calm: true))

    let result = audit.run()

    #expect(result.findings.map(\.problem.message) == ["moves calmly", "first"])
    #expect(result.findings.first?.commands == ["set reduce-motion on", "activate"])
    #expect(result.notChecked.isEmpty)
  }

  @Test("Without such a rule, no other screen is opened")
  func noCalmRule() {
    var opened = 0
    let calm = Explorer(reducesMotion: true) {
      opened += 1
      return SampleSources.menu()
    }

    _ = Audit(
      of: "chat", by: [TellsWarnings.self], exploring: Self.menu, calmly: calm
    ).run()

    #expect(opened == 0)
  }

  @Test("Where nobody could be asked for less motion, the rule is told as not checked")
  func notCalm() {
    let audit = Audit(of: "chat", by: [TellsOfMotion.self], exploring: Self.moving(calm: false))

    #expect(
      audit.run().notChecked == [
        AuditReport.NotChecked("tells-of-motion", need: .reducedMotion, screen: "chat")
      ])
  }

  @Test("A rule that lacks something is told, unless it found something all the same")
  func notChecked() {
    let result = audit(by: [NeedsFrames.self, NeedsFramesInVain.self])

    #expect(result.findings.map(\.rule.id) == ["needs-frames"])
    #expect(
      result.notChecked == [
        AuditReport.NotChecked("needs-frames-in-vain", need: .frames, screen: "chat")
      ])
  }

  private static let menu = Explorer { SampleSources.menu() }

  private func audit(
    by rules: [any AuditRule.Type], setup: [String] = []
  ) -> ScreenAudit {
    Audit(of: "chat", by: rules, exploring: Self.menu, setup: setup).run()
  }

  /// A screen with a button that sets something in motion, and code that can be asked.
  private static func moving(calm: Bool) -> Explorer<Never> {
    Explorer(reducesMotion: calm) {
      let source = ModelSource(
        false,
        exposing: { _ in [AccessibilityElement(id: "it", label: "Like", traits: .button)] },
        onPerform: { source, action, _ in
          guard action == .activate else { return .refused(.noAction) }
          source.send(Deeds.motion())
          return .performed
        })
      source.respond = { _, _ in .activation }
      return source
    }
  }
}

private enum TellsSeverities: AuditRule {
  static let facts = MadeUpRule.madeUpFacts(named: "tells-severities")

  static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    guard screen["message"] != nil else { return [] }
    return [
      AuditProblem(element: "a", "note", severity: .note),
      AuditProblem(element: "b", "warning"),
      AuditProblem(element: "c", "error", severity: .error),
    ]
  }
}

private enum TellsWarnings: AuditRule {
  static let facts = MadeUpRule.madeUpFacts(named: "tells-warnings")

  static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    [AuditProblem(element: screen.elements.first?.id, "first")].filter { _ in
      screen["message"] != nil || screen["it"] != nil
    }
  }
}

private enum TellsOfOpened: AuditRule {
  static let facts = MadeUpRule.madeUpFacts(named: "tells-of-opened")

  static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen["Copy"] == nil ? [] : [AuditProblem(element: "Copy", "is open")]
  }
}

private enum TellsOfOpening: AuditRule {
  static let facts = MadeUpRule.madeUpFacts(named: "tells-of-opening")

  static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.count == 1 ? [] : [AuditProblem(element: "one", "is open")]
  }
}

private enum TellsOfLeaving: AuditRule {
  static let facts = MadeUpRule.madeUpFacts(named: "tells-of-leaving")

  static func problems(with step: AuditedStep) -> [AuditProblem] {
    step.before["Copy"] != nil && step.after["Copy"] == nil && step.deed.action != .activate
      ? [AuditProblem("is left")] : []
  }
}

private enum TellsOfLeavingTogether: AuditRule {
  static let facts = MadeUpRule.madeUpFacts(named: "tells-of-leaving-together")

  static func problems(in exploration: Exploration) -> [AuditProblem] {
    let steps = exploration.steps.map(\.step)
    let opening = steps.firstIndex { $0.before["Copy"] == nil && $0.after["Copy"] != nil }
    let leaving = steps.firstIndex { !TellsOfLeaving.problems(with: $0).isEmpty }
    return [AuditProblem("is left", steps: [opening, leaving].compactMap(\.self))]
  }
}

private enum TellsOfMotion: AuditRule {
  static let facts = AuditRuleFacts(
    id: "tells-of-motion", title: "", meets: "", remedy: "", severity: .error,
    needs: [.reducedMotion], bad: .tree(""), good: .tree(""))

  static func problems(with step: AuditedStep) -> [AuditProblem] {
    step.reducesMotion && !step.movements.isEmpty
      ? [AuditProblem(element: step.deed.subject, "moves calmly")] : []
  }
}

private enum NeedsFrames: AuditRule {
  static let facts = AuditRuleFacts(
    id: "needs-frames", title: "", meets: "", remedy: "", severity: .error, needs: [.frames],
    bad: .tree(""), good: .tree(""))

  static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    [AuditProblem("is found")]
  }
}

private enum NeedsFramesInVain: AuditRule {
  static let facts = AuditRuleFacts(
    id: "needs-frames-in-vain", title: "", meets: "", remedy: "", severity: .error,
    needs: [.frames], bad: .tree(""), good: .tree(""))
}
