import EarshotTree
import Testing

@testable import EarshotAudit

@MainActor
@Suite("A fault is met again where it was, by lines that lead there")
struct FaultSceneTests {
  private static let open = AuditDeed.perform(.touchAndHold, on: "message")
  private static let copy = AuditDeed.perform(.activate, on: "Copy")
  private static let crash = AuditEnding(.crash(words: "gone"))

  private func audit(
    _ fault: ScreenFault, scenes: (FaultScene, AuditAct) -> Void = { _, _ in },
    witness: @escaping @MainActor (AuditMoment?) -> Void = { _ in }
  ) -> [AuditFinding] {
    var explorer = Explorer { SampleSources.menu() }
    explorer.faults = [fault]
    explorer.witness = witness
    return withoutActuallyEscaping(scenes) { scenes in
      var audit = Audit(of: "menu", by: [FaultWhenActing.self], exploring: explorer)
      audit.foundScene = scenes
      return audit.run().findings
    }
  }

  @Test("What does not happen again is said to have happened once, without lines")
  func survived() {
    var scenes: [FaultScene] = []

    let findings = audit(
      ScreenFault(AuditAct(way: [Self.open], deed: Self.copy, name: "Copy"), Self.crash),
      scenes: { scene, _ in scenes.append(scene) })

    #expect(scenes.map(\.proof) == [.survived])
    #expect(scenes.map(\.lines) == [["hold", "next", "activate"]])
    #expect(
      findings.map(\.problem.message) == [
        "a double tap on “Copy” ends the app: gone; it did not when the same was done once more"
      ])
    #expect(findings.map(\.commands) == [[]])
    #expect(findings.map(\.heard) == ["Copy, button"])
  }

  @Test("Before it is done again, the lines are told, which count if that ends the process")
  func proven() {
    let act = AuditAct(way: [Self.open], deed: Self.copy, name: "Copy")
    var last: FaultScene?

    _ = audit(ScreenFault(act, Self.crash), witness: { last = $0?.scene ?? last })

    #expect(last?.proof == .endsAgain)
    #expect(last?.lines == ["hold", "next", "activate"])
    let findings = audit(ScreenFault(act, Self.crash, in: last))
    #expect(findings.map(\.commands) == [["hold", "next", "activate"]])
    #expect(findings.map(\.problem.message) == ["a double tap on “Copy” ends the app: gone"])
  }

  @Test("What closes files is done again as what ends the app is")
  func closedFiles() {
    var last: FaultScene?
    let act = AuditAct(way: [Self.open], deed: Self.copy, name: "Copy")

    _ = audit(
      ScreenFault(act, AuditEnding(.closedFiles)), witness: { last = $0?.scene ?? last })

    #expect(last?.proof == .endsAgain)
    #expect(last?.lines == ["hold", "next", "activate"])
  }

  @Test("Nobody waits a second time for what does not come back")
  func hung() {
    var scenes: [FaultScene] = []
    let fault = ScreenFault(
      AuditAct(way: [Self.open], deed: Self.copy, name: "Copy", isResting: true),
      AuditEnding(.endlessWork(seconds: 10)))

    let findings = audit(fault, scenes: { scene, _ in scenes.append(scene) })

    #expect(scenes.map(\.proof) == [.untried])
    #expect(findings.map(\.commands) == [["hold", "next", "activate", "wait 6"]])
  }

  @Test("No line touches a finger's part, and none opens the screen")
  func withoutLines() {
    let touch = AuditAct(deed: .touch(.tap, on: "nowhere"))

    #expect(audit(ScreenFault(touch, Self.crash)).map(\.commands) == [[]])
    #expect(audit(ScreenFault(AuditAct(), Self.crash)).map(\.commands) == [[]])
    #expect(
      audit(ScreenFault(AuditAct(isResting: true), Self.crash)).map(\.commands) == [["wait 6"]])
  }

  @Test("Faults that differ in the state or the row alone are told once")
  func distinct() {
    let faults = [
      ScreenFault(AuditAct(deed: .perform(.activate, on: "/0/[a]/0")), Self.crash),
      ScreenFault(
        AuditAct(way: [.escape], deed: .perform(.activate, on: "/0/[b]/0")), Self.crash),
      ScreenFault(
        AuditAct(deed: .perform(.activate, on: "/0/[a]/0")),
        AuditEnding(.crash(words: "gone otherwise"))),
      ScreenFault(AuditAct(deed: .perform(.escape, on: "/0/[a]/0")), Self.crash),
    ]

    #expect(ScreenFault.distinct(among: faults) == [faults[0], faults[2], faults[3]])
  }

  @Test(
    "Of a screen that cannot be opened there are its faults, and everything else is not checked")
  func unopened() {
    let report = ScreenReport(
      ofScreen: "Chat.swift#Thread", failingBy: [ScreenFault(AuditAct(), Self.crash)],
      rules: [MissingLabel.self, FaultWhenActing.self], locate: { _ in nil })

    #expect(report.findings.map(\.problem.message) == ["opening it ends the app: gone"])
    #expect(
      report.notChecked == [
        AuditReport.NotChecked("missing-label", need: .opened, screen: "Chat.swift#Thread")
      ])
    #expect(report.coverage.isCutShort && report.coverage.cuts == [.faults])
    #expect(report.drawnViews == nil)
  }
}
