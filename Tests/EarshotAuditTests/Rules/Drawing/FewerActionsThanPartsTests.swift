import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule fewer-actions-than-parts", .cases(of: FewerActionsThanParts.self))
struct FewerActionsThanPartsTests {
  @Test(
    "A combined element that does less than its parts is found",
    arguments: [
      ([], [], "2 of its parts react to a finger, and it offers nothing"),
      (.tap, [], "2 of its parts react to a finger, and it offers one thing"),
      (.activation, [], "2 of its parts react to a finger, and it offers one thing"),
    ] as [(AccessibilityResponses, [String], String)])
  func found(responses: AccessibilityResponses, actions: [String], message: String) {
    let screen = screen(responses, actions)

    #expect(
      FewerActionsThanParts.found(on: screen) == [AuditProblem(element: "/0", message)])
  }

  @Test("Three parts need more than two deeds")
  func three() {
    let screen = screen(
      .tap, ["Open link"],
      and: [DrawnScreen.part("/0/4", .control, in: "/0", touches: [.tap])])

    #expect(
      FewerActionsThanParts.found(on: screen) == [
        AuditProblem(
          element: "/0", "3 of its parts react to a finger, and it offers 2 things")
      ])
  }

  @Test(
    "As many deeds as parts are enough",
    arguments: [
      (.tap, ["Open link"]), ([], ["Open link", "Open photo"]), ([.tap, .adjustment], []),
      ([.activation, .textEntry], []), (nil, ["Open link", "Open photo"]),
    ] as [(AccessibilityResponses?, [String])])
  func enough(responses: AccessibilityResponses?, actions: [String]) {
    #expect(FewerActionsThanParts.found(on: screen(responses, actions)).isEmpty)
  }

  @Test("One gesture on all of it is one deed")
  func oneGesture() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0", "Ana, yes", responses: [], rules: ["combine.labels"]),
      drawing: [
        DrawnScreen.text("/0/0", "Ana", in: "/0", touches: [.tap]),
        DrawnScreen.text("/0/1", "Yes", in: "/0", touches: [.tap]),
      ])

    #expect(FewerActionsThanParts.found(on: screen).isEmpty)
  }

  @Test("A single part that the element does not pass on is found by other rules")
  func single() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0", "Ana, yes", responses: [], rules: ["combine.labels"]),
      drawing: [
        DrawnScreen.text("/0/0", "Ana", in: "/0"),
        DrawnScreen.text("/0/1", "Yes", in: "/0", touches: [.tap]),
      ])

    #expect(FewerActionsThanParts.found(on: screen).isEmpty)
  }

  @Test("Parts that are held or do not react are no deeds, and nothing is asked of other elements")
  func others() {
    let still = DrawnScreen.of(
      DrawnScreen.element("/0", "Ana, yes", responses: [], rules: ["combine.labels"]),
      drawing: [
        DrawnScreen.text("/0/0", "Ana", in: "/0", touches: [.touchAndHold]),
        DrawnScreen.text("/0/1", "Yes", in: "/0"),
        DrawnScreen.part("/0/2", .control, in: "/0"),
      ])

    #expect(FewerActionsThanParts.found(on: still).isEmpty)
    #expect(FewerActionsThanParts.found(on: screen([], [], rules: ["text.element"])).isEmpty)
  }

  private func screen(
    _ responses: AccessibilityResponses?, _ actions: [String], rules: [String] = ["combine.labels"],
    and others: [DrawnPart] = []
  ) -> AuditedScreen {
    DrawnScreen.of(
      DrawnScreen.element(
        "/0", "The photos are in", actions: actions, responses: responses, rules: rules),
      drawing: [
        DrawnScreen.text("/0/0", "The photos are in", in: "/0", touches: [.tap]),
        DrawnScreen.text("/0/1", "at eight", in: "/0"),
        DrawnScreen.text("/0/2", "Lower jetty", in: "/0", touches: [.tap]),
      ] + others)
  }
}
