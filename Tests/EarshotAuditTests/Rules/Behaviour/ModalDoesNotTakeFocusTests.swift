import EarshotAudit
import EarshotReader
import EarshotTree
import Testing

@Suite("Rule modal-does-not-take-focus", .cases(of: ModalDoesNotTakeFocus.self))
struct ModalDoesNotTakeFocusTests {
  private static let modal = AccessibilityContainer(id: "menu", kind: .modal)

  @Test(
    "A cursor that stays behind what opens is found",
    arguments: [("/0/[0]", "See you"), ("/0/[1]", "Bye")] as [(AccessibilityElement.ID, String)])
  func found(cursor: AccessibilityElement.ID, name: String) {
    #expect(
      problems(to: LayeredScreen.open(), cursor: cursor) == [
        AuditProblem(part: "/1/0t/0", "opens over the rest, and the cursor stays at “\(name)”")
      ])
  }

  @Test("Something modal that does not have the cursor is found")
  func modal() {
    let after = DrawnScreen.of(
      DrawnScreen.element("/0/[0]", nil),
      DrawnScreen.element("reply", "Reply", .button, containers: [Self.modal]))

    #expect(
      problems(to: after, cursor: "/0/[0]") == [
        AuditProblem(
          element: "menu", "opens over the rest, and the cursor stays at what is behind")
      ])
    #expect(problems(to: after, cursor: "reply").isEmpty)
  }

  @Test("A cursor that goes in front is where it should be")
  func inside() {
    #expect(problems(to: LayeredScreen.open(), cursor: "/1/0t/1").isEmpty)
  }

  @Test("Where nothing is in what opens, there is nowhere to go")
  func empty() {
    let after = AuditedScreen(
      elements: LayeredScreen.column.elements, containers: [Self.modal],
      drawn: DrawnContent(parts: []))

    #expect(problems(to: after, cursor: "/0/[0]").isEmpty)
  }

  @Test("What unfolds without a layer leaves the cursor where it is")
  func unfolding() {
    let layer = LayeredScreen.layer(touches: [])

    #expect(problems(to: LayeredScreen.open(layer: layer), cursor: "/0/[0]").isEmpty)
    #expect(problems(to: LayeredScreen.column, cursor: "/0/[0]").isEmpty)
  }

  @Test("A finger has no cursor, and neither has a screen without elements")
  func finger() {
    let tap = Deeds.step(
      .touch(.tap, on: "/0/[0]"), from: LayeredScreen.column, to: LayeredScreen.open())
    let nowhere = AuditedStep(
      .escape, before: LayeredScreen.column, after: LayeredScreen.open())

    #expect(ModalDoesNotTakeFocus.found(with: tap).isEmpty)
    #expect(ModalDoesNotTakeFocus.found(with: nowhere).isEmpty)
  }

  private func problems(
    to after: AuditedScreen, cursor: AccessibilityElement.ID
  ) -> [AuditProblem] {
    ModalDoesNotTakeFocus.found(
      with: Deeds.activate("/0/[0]", from: LayeredScreen.column, to: after, cursor: cursor))
  }
}
