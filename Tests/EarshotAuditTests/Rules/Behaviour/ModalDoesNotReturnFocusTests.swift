import EarshotAudit
import EarshotReader
import EarshotTree
import Testing

@Suite("Rule modal-does-not-return-focus", .cases(of: ModalDoesNotReturnFocus.self))
struct ModalDoesNotReturnFocusTests {
  private static let menu = AccessibilityContainer(id: "menu", kind: .modal)
  private static let rows = DrawnScreen.of(
    DrawnScreen.element("one", "See you"), DrawnScreen.element("two", "Bye"),
    DrawnScreen.element("top", nil))
  private static let open = DrawnScreen.of(
    DrawnScreen.element("reply", "Reply", .button, containers: [menu]))

  @Test(
    "A cursor that goes elsewhere when something closes is found",
    arguments: [("two", "“Bye”"), ("top", "something else")] as [(AccessibilityElement.ID, String)])
  func found(cursor: AccessibilityElement.ID, name: String) {
    #expect(
      problems([opening(), escape(to: cursor)]) == [
        AuditProblem(
          element: "menu",
          "closes, and the cursor goes to \(name) and not back to “See you”", steps: [1])
      ])
  }

  @Test("It is found once, and where nothing had the cursor that is acted on")
  func once() {
    let scrub = AuditedStep(
      .escape, before: Self.open, after: Self.rows, cursorBefore: "reply", cursorAfter: "two")

    #expect(problems([opening(), scrub, escape(to: "top")]).map(\.steps) == [[1]])
  }

  @Test("A cursor that comes back is at home, at any of the places that open it")
  func back() {
    #expect(problems([opening(), escape(to: "one")]).isEmpty)
    #expect(
      problems([opening(), opening(from: "two"), escape(to: "two")]).isEmpty)
  }

  @Test(
    "A button that closes, or does something with what it was opened at, brings the cursor back",
    arguments: ["Close", "Copy", "React with ❤️", "Remove ❤️", "Mute", "❤️", "Unpin"])
  func buttons(name: String) {
    let open = DrawnScreen.of(
      DrawnScreen.element("reply", name, .button, containers: [Self.menu]))
    let opening = Deeds.activate("one", from: Self.rows, to: open, cursor: "reply")
    let close = { Deeds.activate("reply", from: open, to: Self.rows, cursor: $0) }

    #expect(
      problems([opening, close("two")]).map(\.message) == [
        "closes, and the cursor goes to “Bye” and not back to “See you”"
      ])
    #expect(problems([opening, close("one")]).isEmpty)
  }

  @Test(
    "A button that leads elsewhere does not",
    arguments: ["Reply", "Forward", "Remove message", "Go to the first message", "Settings"])
  func otherButtons(name: String) {
    let open = DrawnScreen.of(
      DrawnScreen.element("reply", name, .button, containers: [Self.menu]))

    #expect(
      problems([
        Deeds.activate("one", from: Self.rows, to: open, cursor: "reply"),
        Deeds.activate("reply", from: open, to: Self.rows, cursor: "two"),
      ]).isEmpty)
  }

  @Test("The row of the opener is near enough")
  func near() {
    let rows = DrawnScreen.of(
      DrawnScreen.element("/[a]/0", "Ana"), DrawnScreen.element("/[a]/1", "See you"),
      DrawnScreen.element("/[b]/0", "Ben"))
    let opening = Deeds.activate("/[a]/1", from: rows, to: Self.open, cursor: "reply")
    let scrub = {
      Deeds.step(.perform(.escape, on: "reply"), from: Self.open, to: rows, cursor: $0)
    }

    #expect(problems([opening, scrub("/[a]/0")]).isEmpty)
    #expect(problems([opening, scrub("/[b]/0")]).count == 1)
  }

  @Test("Where the opener is gone there is no place to come back to")
  func gone() {
    let left = DrawnScreen.of(DrawnScreen.element("two", "Bye"))

    #expect(problems([opening(), escape(to: "two", screen: left)]).isEmpty)
  }

  @Test("What a button in it does may lead elsewhere, and so may a finger that opened it")
  func elsewhere() {
    let reply = Deeds.activate("reply", from: Self.open, to: Self.rows, cursor: "two")
    let tap = Deeds.step(.touch(.tap, on: "part"), from: Self.rows, to: Self.open)

    #expect(problems([opening(), reply]).isEmpty)
    #expect(problems([tap, escape(to: "two")]).isEmpty)
  }

  @Test("A scrub that closes nothing, closes two at once, or opens something else tells nothing")
  func others() {
    let alert = AccessibilityContainer(id: "alert", kind: .modal)
    let both = DrawnScreen.of(
      DrawnScreen.element("yes", "Yes", .button, containers: [alert, Self.menu]))
    let next = DrawnScreen.of(
      DrawnScreen.element("two", "Bye", containers: [alert]),
      DrawnScreen.element("one", "See you", containers: [alert]))
    let scrub = { (before: AuditedScreen, after: AuditedScreen) in
      AuditedStep(
        .perform(.escape, on: "yes"), before: before, after: after, cursorBefore: "yes",
        cursorAfter: "two")
    }

    #expect(problems([opening(), scrub(Self.open, Self.open)]).isEmpty)
    #expect(problems([opening(), scrub(both, Self.rows)]).isEmpty)
    #expect(problems([opening(), scrub(Self.open, next)]).isEmpty)
  }

  @Test("Where one of the places that open it is gone, that may be where it was opened")
  func oneGone() {
    let left = DrawnScreen.of(
      DrawnScreen.element("one", "See you"), DrawnScreen.element("top", nil))

    #expect(problems([opening(), opening(from: "two"), escape(to: "top", screen: left)]).isEmpty)
  }

  @Test("What closes by itself while a scrub is refused was not closed by it")
  func refused() {
    let scrub = AuditedStep(
      .escape, before: Self.open, outcome: .refused(.noAction), after: Self.rows,
      cursorBefore: "reply", cursorAfter: "two")

    #expect(problems([opening(), scrub]).isEmpty)
  }

  private func opening(from id: AccessibilityElement.ID = "one") -> AuditedStep {
    Deeds.activate(id, from: Self.rows, to: Self.open, cursor: "reply")
  }

  private func escape(
    to cursor: AccessibilityElement.ID, screen: AuditedScreen = rows
  ) -> AuditedStep {
    Deeds.step(.perform(.escape, on: "reply"), from: Self.open, to: screen, cursor: cursor)
  }

  private func problems(_ steps: [AuditedStep]) -> [AuditProblem] {
    ModalDoesNotReturnFocus.found(in: Deeds.exploration(steps))
  }
}
