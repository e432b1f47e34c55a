import EarshotAudit
import EarshotReader
import EarshotTree
import Testing

@Suite("Rule modal-without-escape", .cases(of: ModalWithoutEscape.self))
struct ModalWithoutEscapeTests {
  private static let modal = AccessibilityContainer(id: "menu", kind: .modal)
  private static let column = LayeredScreen.column
  private static let menu = DrawnScreen.of(
    DrawnScreen.element("reply", "Reply", .button, containers: [modal]))
  private static let chosen = DrawnScreen.of(
    DrawnScreen.element("reply", "Reply", value: "chosen", .button, containers: [modal]))
  private static let message = "opens over the rest, and no scrub and nothing in it leads back"

  @Test("Something modal that nothing leads out of is found")
  func modal() {
    let steps = [
      opening(Self.menu), scrub(Self.menu), Deeds.activate("reply", from: Self.menu),
    ]

    #expect(problems(steps) == [AuditProblem(element: "menu", Self.message, steps: [0])])
  }

  @Test("What leads on inside it does not lead out")
  func inside() {
    let steps = [
      opening(Self.menu), Deeds.activate("reply", from: Self.menu, to: Self.chosen),
      scrub(Self.chosen), opening(Self.chosen),
    ]

    #expect(problems(steps).map(\.steps) == [[0]])
  }

  @Test("A layer that only a finger closes is found")
  func layer() {
    let open = LayeredScreen.open()
    let steps = [
      opening(open), scrub(open),
      Deeds.step(.touch(.tap, on: "/1/0t/0"), from: open, to: Self.column),
    ]

    #expect(
      problems(steps) == [
        AuditProblem(part: "/1/0t/0", Self.message, confidence: .likely, steps: [0])
      ])
  }

  @Test("A scrub, a button, or an action leads back, at once or from where it leads")
  func ways() {
    for way in [
      scrub(Self.menu, to: Self.column), Deeds.activate("reply", from: Self.menu, to: Self.column),
      Deeds.act("Close", on: "reply", from: Self.chosen, to: Self.column),
    ] {
      let steps = [
        opening(Self.menu), Deeds.activate("reply", from: Self.menu, to: Self.chosen), way,
      ]
      #expect(problems(steps).isEmpty)
    }
  }

  @Test("A layer that a button closes can be left")
  func layerWithButton() {
    let open = LayeredScreen.open()

    #expect(
      problems([opening(open), Deeds.activate("/1/0t/1", from: open, to: Self.column)]).isEmpty)
  }

  @Test("Where not everything was tried, a way may be left")
  func untried() {
    #expect(problems([opening(Self.menu)], expanded: [0]).isEmpty)
    #expect(problems([opening(Self.menu)], expanded: [0, 1]).count == 1)
  }

  @Test("What unfolds in place, or was there all along, need not be left")
  func others() {
    let unfolded = DrawnScreen.of(
      DrawnScreen.element("/0/[0]", "See you"), DrawnScreen.element("new", "and more"))

    #expect(problems([opening(unfolded)]).isEmpty)
    #expect(problems([Deeds.activate("reply", from: Self.menu, to: Self.chosen)]).isEmpty)
  }

  private func opening(_ after: AuditedScreen) -> AuditedStep {
    Deeds.activate("/0/[0]", from: Self.column, to: after)
  }

  private func scrub(_ before: AuditedScreen, to after: AuditedScreen? = nil) -> AuditedStep {
    Deeds.step(.escape, from: before, to: after)
  }

  private func problems(_ steps: [AuditedStep], expanded: [Int]? = nil) -> [AuditProblem] {
    ModalWithoutEscape.found(in: Deeds.exploration(steps, expanded: expanded))
  }
}
