import EarshotTree
import Testing

@testable import EarshotAudit

@MainActor
@Suite("Acting on what shows for a while only")
struct HurriedDeedTests {
  private static let undo = AuditDeed.perform(.activate, on: "/1")

  @Test(
    "It is done while it shows, once for rows and states that are alike", arguments: [0.0, 1.5])
  func sequels(delay: Double) throws {
    let exploration = Explorer { SampleSources.letters(3, after: delay) }.explore()

    let sequels = exploration.steps.flatMap(\.step.sequels)

    #expect(sequels.map(\.deed) == [Self.undo])
    let sequel = try #require(sequels.first)
    #expect(sequel.outcome == .performed)
    #expect(sequel.before["/1"] != nil)
    #expect(sequel.before["/2"] == nil)
    #expect(sequel.after["/1"] == nil)
    #expect(sequel.after["/2"] != nil)
  }

  @Test("What fails then, and what comes of it, is found with lines that are in time for it")
  func findings() {
    let audit = Audit(
      of: "letters", by: [FaultWhenActing.self, MissingLabel.self],
      exploring: Explorer { SampleSources.letters(2, after: 1) }
    ).run()

    #expect(audit.findings.map(\.rule.id) == ["fault-when-acting", "missing-label"])
    #expect(audit.findings.first?.problem.message == "fails when it is used: nothing to undo")
    #expect(audit.findings.map(\.heard) == ["Undo, button", "button"])
    for finding in audit.findings {
      #expect(finding.commands.starts(with: ["activate", "wait 1", "next", "activate"]))
    }
  }

  @Test("It is told before it is done, and left out once it ended the app")
  func faults() throws {
    var acts: [AuditAct] = []
    var explorer = Explorer { SampleSources.letters(1) }
    explorer.witness = { moment in moment.map { acts.append($0.act) } }
    _ = explorer.explore()
    let act = try #require(acts.first { $0.deed == Self.undo })

    explorer.faults = [ScreenFault(act, AuditEnding(.crash(words: "gone")))]
    let sequels = explorer.explore().steps.flatMap(\.step.sequels)
    var scenes: [FaultScene] = []
    var audit = Audit(of: "letters", by: [FaultWhenActing.self], exploring: explorer)
    audit.foundScene = { scene, _ in scenes.append(scene) }
    _ = audit.run()

    #expect(act.isAtOnce)
    #expect(act.way == [.perform(.activate, on: "/0/[0]")])
    #expect(act.name == "Undo")
    #expect(sequels.isEmpty)
    #expect(scenes.map(\.lines) == [["activate", "activate"]])
    #expect(scenes.map(\.heard) == ["Undo, button"])
  }

  @Test("What stays, what is only read, and what a finger brings are not acted on at once")
  func others() {
    let stays = Explorer { SampleSources.menu() }.explore()
    let text = Explorer { SampleSources.toast() }.explore()
    var finger = Deeds.step(.touch(.tap, on: "it"), from: DrawnScreen.of())
    finger.moments = [
      BriefScreen(
        DrawnScreen.of(DrawnScreen.element("/1", "Undo", .button)), lasting: .seconds(3))
    ]

    #expect(stays.steps.allSatisfy { $0.step.sequels.isEmpty })
    #expect(text.steps.allSatisfy { $0.step.sequels.isEmpty })
    #expect(finger.briefDeeds.isEmpty)
  }

  @Test("Actions by name are done, and what the app answers is activated")
  func deeds() {
    var step = Deeds.activate("it", from: DrawnScreen.of(DrawnScreen.element("it", "Delete")))
    let toast = DrawnScreen.of(
      DrawnScreen.element("it", "Delete"),
      DrawnScreen.element("/1", "Deleted", actions: ["Undo"]),
      DrawnScreen.element("/2", "View", responses: .activation),
      DrawnScreen.element("/3", "2 left"))
    step.moments = [BriefScreen(toast, lasting: .seconds(1)), BriefScreen(toast, lasting: .zero)]

    #expect(
      step.briefDeeds == [
        .perform(.custom(AccessibilityCustomAction("Undo")), on: "/1"),
        .perform(.activate, on: "/2"),
      ])
  }
}
