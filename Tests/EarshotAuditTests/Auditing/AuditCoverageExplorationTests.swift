import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("How much of a screen an exploration saw")
struct AuditCoverageExplorationTests {
  @Test("Stops and messages are those of the opened screen, states and steps those of all")
  func figures() {
    let opened = DrawnScreen.of(
      DrawnScreen.element("/0/[1]/0", "Ana"), DrawnScreen.element("/0/[1]/1", "Yes"),
      DrawnScreen.element("/0/[2]/0", "Ben, no"), DrawnScreen.element("/1", "Send", .button))
    let sent = DrawnScreen.of(DrawnScreen.element("/1", "Sent"))

    let coverage = AuditCoverage(
      of: Deeds.exploration([
        Deeds.activate("/1", from: opened, to: sent),
        Deeds.activate("/1", from: sent, outcome: .refused(.noAction)),
      ]), on: "chat")

    #expect(coverage.screen == "chat")
    #expect((coverage.states, coverage.steps, coverage.refusedSteps ?? 0) == (2, 2, 1))
    #expect((coverage.stops, coverage.messages, coverage.messageStops) == (4, 2, 3))
    #expect(coverage.elements == 4)
    #expect(!coverage.isCutShort)
  }

  @Test("Limits that were met are told in one order")
  func cuts() {
    let coverage = AuditCoverage(
      of: Exploration(states: [AuditedScreen(elements: [])], cuts: [.time, .states]), on: "chat")

    #expect(coverage.isCutShort)
    let inOrder = Exploration.Cut.allCases.filter { $0 == .time || $0 == .states }
    #expect(coverage.cuts == inOrder)
  }

  @Test("An exploration without a state saw no stop")
  func nothing() {
    #expect(AuditCoverage(of: Exploration(states: []), on: "chat").stops == 0)
  }

  @Test(
    "What the cursor would not stay on is told by what is said of it, before what a finger does")
  func unreached() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("a", "Send"), DrawnScreen.element("b", "Ana"),
      DrawnScreen.element("silent", nil), drawing: [DrawnScreen.text("/0", "more")])
    let tap = Deeds.step(
      .touch(.tap, on: "/0"), from: screen, to: DrawnScreen.of(DrawnScreen.element("a", "Sent")))
    let steps = Deeds.exploration([tap])

    let coverage = AuditCoverage(
      of: Exploration(
        states: steps.states, steps: steps.steps, unreachable: ["a", "b", "silent", "gone"]),
      on: "chat")

    #expect(coverage.unreached == ["Ana", "Send", "tap on more"])
  }

  @Test(
    "A part is called by its words, its picture, and the view that draws it",
    arguments: [
      (DrawnPart(id: "/0", kind: .control, words: "Send", view: "Row"), "Send"),
      (DrawnPart(id: "/0", kind: .asset("heart")), "the picture heart"),
      (DrawnPart(id: "/0", kind: .symbol("star"), view: "Row"), "the picture star in Row"),
      (DrawnPart(id: "/0", kind: .picture), "a picture"),
      (DrawnPart(id: "/0", kind: .decoration), "a picture"),
      (DrawnPart(id: "/0", kind: .shape(paint: nil), view: "Row"), "a shape in Row"),
      (DrawnPart(id: "/0", kind: .control), "a control"),
    ])
  func looks(part: DrawnPart, look: String) {
    #expect(part.look == look)
  }
}
