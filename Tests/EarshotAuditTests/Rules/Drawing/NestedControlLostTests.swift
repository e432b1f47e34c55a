import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule nested-control-lost", .cases(of: NestedControlLost.self))
struct NestedControlLostTests {
  private let message = "lies inside it and reacts to a finger, and is neither a stop nor an action"

  @Test("A button, a switch and a tapped text inside a button are found")
  func found() {
    let inside: [([DrawnPart], String)] = [
      (
        [
          DrawnScreen.part("/0/1", .control, in: "/0", touches: [.tap]),
          DrawnScreen.text("/0/1/0", "Mute", in: "/0"),
        ], "“Mute”"
      ),
      ([DrawnScreen.part("/0/1", .control, in: "/0", touches: [.drag])], "a control"),
      ([DrawnScreen.text("/0/1", "More", in: "/0", touches: [.tap])], "“More”"),
    ]

    for (parts, name) in inside {
      #expect(
        NestedControlLost.found(on: screen(parts))
          == [AuditProblem(element: "/0", "\(name) \(message)")])
    }
  }

  @Test("Each of several is found, and one gesture on a stack once")
  func several() {
    let parts = [
      DrawnScreen.part("/0/1", .control, in: "/0", touches: [.tap]),
      DrawnScreen.text("/0/1/0", "Mute", in: "/0"),
      DrawnScreen.text("/0/2/0", "Leave", in: "/0", touches: [.tap]),
      DrawnScreen.part("/0/2/1", .symbol("xmark"), in: "/0", touches: [.tap]),
    ]

    #expect(
      NestedControlLost.found(on: screen(parts)) == [
        AuditProblem(element: "/0", "“Mute” \(message)"),
        AuditProblem(element: "/0", "“Leave” \(message)"),
      ])
  }

  @Test(
    "What reacts to nothing, or only to what the button itself does, is not found",
    arguments: [
      DrawnScreen.text("/0/1", "Rowing club", in: "/0"),
      DrawnScreen.part("/0/1", .control, in: "/0"),
      DrawnScreen.text("/0/1", "Rowing club", in: "/0", touches: [.touchAndHold]),
      DrawnScreen.part("/1", .control, touches: [.tap]),
    ])
  func notFound(part: DrawnPart) {
    #expect(NestedControlLost.found(on: screen([part])).isEmpty)
  }

  @Test("An action for what is inside is a way to it")
  func action() {
    let part = DrawnScreen.part("/0/1", .control, in: "/0", touches: [.tap])

    #expect(NestedControlLost.found(on: screen([part], actions: ["Mute"])).isEmpty)
  }

  @Test("A combined element, a stepper and a plain text are the business of others")
  func others() {
    let part = DrawnScreen.part("/0/1", .control, in: "/0", touches: [.tap])

    #expect(NestedControlLost.found(on: screen([part], rules: ["combine.labels"])).isEmpty)
    #expect(NestedControlLost.found(on: screen([part], .adjustable)).isEmpty)
    #expect(NestedControlLost.found(on: screen([part], .staticText)).isEmpty)
  }

  private func screen(
    _ inside: [DrawnPart], _ traits: AccessibilityTraits = .button, actions: [String] = [],
    rules: [String] = []
  ) -> AuditedScreen {
    let own = [
      DrawnScreen.part("/0", .control, in: "/0", touches: [.tap]),
      DrawnScreen.text("/0/0", "Rowing club", in: "/0"),
    ]
    return DrawnScreen.of(
      DrawnScreen.element("/0", "Rowing club", traits, actions: actions, rules: rules),
      drawing: own + inside)
  }
}
