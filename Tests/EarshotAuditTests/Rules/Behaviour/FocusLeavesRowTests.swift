import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule focus-leaves-row", .cases(of: FocusLeavesRow.self))
struct FocusLeavesRowTests {
  private static let first = [
    DrawnScreen.element("/[a]/0", "See you"), DrawnScreen.element("/[a]/1", "Remove ❤️", .button),
  ]
  private static let second = DrawnScreen.element("/[b]/0", "Bye")

  @Test("A part that goes away and takes the cursor to another row is found")
  func found() {
    #expect(
      FocusLeavesRow.found(with: step()) == [
        AuditProblem(
          element: "/[a]/1",
          "“Remove ❤️” goes away under the cursor, which leaves its row for “Bye”")
      ])
  }

  @Test("It may be an action by name, and a part and a place without names")
  func otherDeeds() {
    let before = screen(
      Self.first[0], DrawnScreen.element("/[a]/1", nil, actions: ["Remove"]),
      DrawnScreen.element("/[b]/0", nil))
    let after = screen(Self.first[0], DrawnScreen.element("/[b]/0", nil))
    let act = Deeds.act("Remove", on: "/[a]/1", from: before, to: after, cursor: "/[b]/0")

    #expect(
      FocusLeavesRow.found(with: act).map(\.message) == [
        "what was under the cursor goes away under the cursor, which leaves its row for something "
          + "else"
      ])
  }

  @Test("The cursor may go outside of all rows")
  func outside() {
    let field = DrawnScreen.element("/1", "Message", .textEntry)

    #expect(
      FocusLeavesRow.found(
        with: step(to: screen(Self.first[0], Self.second, field), cursor: "/1")
      ).count == 1)
  }

  @Test("A cursor that stays in the row is at home")
  func inRow() {
    #expect(FocusLeavesRow.found(with: step(cursor: "/[a]/0")).isEmpty)
  }

  @Test("Where the row goes away as a whole, or only a mark is left of it, there is no place")
  func gone() {
    let mark = DrawnScreen.element("/[a]/2", nil)

    #expect(FocusLeavesRow.found(with: step(to: screen(Self.second))).isEmpty)
    #expect(FocusLeavesRow.found(with: step(to: screen(mark, Self.second))).isEmpty)
  }

  @Test("A row that is new in the same place is none that was there")
  func replaced() {
    let other = DrawnScreen.element("/[a]/9", "Message deleted")

    #expect(FocusLeavesRow.found(with: step(to: screen(other, Self.second))).isEmpty)
  }

  @Test("What is built anew with the same words is the business of another rule")
  func anew() {
    let anew = DrawnScreen.element("/[a]/5", "Remove ❤️", .button)

    #expect(
      FocusLeavesRow.found(with: step(to: screen(Self.first[0], anew, Self.second))).isEmpty)
  }

  @Test("The app may move the cursor, or open something in front")
  func onPurpose() {
    let alert = AccessibilityContainer(id: "alert", kind: .modal)
    let moved = step(changes: [.posted(.layoutChanged(focus: "/[b]/0"))])
    let covered = step(
      to: screen(
        Self.first[0], DrawnScreen.element("/[b]/0", "Sure?", containers: [alert])))

    #expect(FocusLeavesRow.found(with: moved).isEmpty)
    #expect(FocusLeavesRow.found(with: covered).isEmpty)
  }

  @Test("What stays, stands in no row, was refused, or was touched by a finger, is not")
  func others() {
    let all = screen(Self.first[0], Self.first[1], Self.second)
    let plain = DrawnScreen.of(DrawnScreen.element("/0", "Undo", .button), Self.second)
    let touch = Deeds.step(
      .touch(.tap, on: "/[a]/1"), from: screen(Self.first[1], Self.first[0], Self.second),
      to: screen(Self.first[0], Self.second), cursor: "/[b]/0")

    #expect(FocusLeavesRow.found(with: step(to: all)).isEmpty)
    #expect(
      FocusLeavesRow.found(
        with: Deeds.activate("/0", from: plain, to: screen(Self.second), cursor: "/[b]/0")
      ).isEmpty)
    #expect(FocusLeavesRow.found(with: step(outcome: .refused(.disabled))).isEmpty)
    #expect(FocusLeavesRow.found(with: touch).isEmpty)
  }

  private func screen(_ elements: AuditedElement...) -> AuditedScreen {
    AuditedScreen(elements: elements)
  }

  private func step(
    to after: AuditedScreen? = nil, outcome: AccessibilityActionOutcome = .performed,
    changes: [AccessibilityChange] = [], cursor: AccessibilityElement.ID = "/[b]/0"
  ) -> AuditedStep {
    Deeds.activate(
      "/[a]/1", from: screen(Self.first[0], Self.first[1], Self.second),
      to: after ?? screen(Self.first[0], Self.second), outcome: outcome, changes: changes,
      cursor: cursor)
  }
}
