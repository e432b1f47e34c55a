import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule nothing-shown", .cases(of: NothingShown.self))
struct NothingShownTests {
  @Test(
    "A screen without anything to hear is found, and it is told what there was to see",
    arguments: [
      (nil, "nothing is heard"), ([], "nothing is drawn, and nothing is heard"),
      (
        [.decoration, .shape(paint: nil)],
        "only pictures and shapes are drawn, and nothing is heard"
      ),
    ] as [([DrawnPart.Kind]?, String)])
  func found(drawn: [DrawnPart.Kind]?, look: String) {
    let parts = drawn?.enumerated().map { DrawnScreen.part(.init(rawValue: "\($0)"), $1) }
    let screen = AuditedScreen(elements: [], drawn: parts.map { DrawnContent(parts: $0) })

    #expect(problems([screen]) == [AuditProblem("\(look), so that nothing could be looked at")])
  }

  @Test("Something to hear is something, even if it is there only later")
  func heard() {
    let empty = DrawnScreen.of()
    let full = DrawnScreen.of(DrawnScreen.element("it", "No messages yet"))

    #expect(problems([full]).isEmpty)
    #expect(problems([empty, full]).isEmpty)
  }

  @Test("What can be seen or touched and not be heard is another rule's matter")
  func seen() {
    let text = DrawnScreen.of(drawing: [DrawnScreen.text("/0", "On my way")])
    let shape = DrawnScreen.of(
      drawing: [DrawnScreen.part("/0", .shape(paint: nil), touches: [.tap])])

    for screen in [text, shape] {
      #expect(problems([screen]).isEmpty)
      #expect(problems([DrawnScreen.of(), screen]).isEmpty)
      #expect(!NothingFocusable.found(on: screen).isEmpty)
    }
  }

  private func problems(_ states: [AuditedScreen]) -> [AuditProblem] {
    NothingShown.found(in: Exploration(states: states))
  }
}
