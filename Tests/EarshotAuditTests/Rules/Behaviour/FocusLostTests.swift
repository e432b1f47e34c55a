import EarshotAudit
import EarshotReader
import EarshotTree
import Testing

@Suite("Rule focus-lost", .cases(of: FocusLost.self))
struct FocusLostTests {
  private static let top = DrawnScreen.element("top", "Rowing club", .header)

  @Test("An element that is built anew under another identity is found")
  func label() {
    let step = Deeds.activate("old", from: screen("old"), to: screen("new"), cursor: "top")

    #expect(
      FocusLost.found(with: step) == [
        AuditProblem(
          element: "old",
          "“See you” was under the cursor and is there anew, and the cursor goes to “Rowing club”")
      ])
  }

  @Test("Its name for tests tells it, whatever it is called")
  func identifier() {
    let step = Deeds.activate(
      "old", from: screen("old", label: "Love", identifier: "heart"),
      to: screen("new", label: "Loved", identifier: "heart"), cursor: "top")
    let other = Deeds.activate(
      "old", from: screen("old", identifier: "heart"), to: screen("new", identifier: "star"),
      cursor: "top")

    #expect(FocusLost.found(with: step).map(\.element) == ["old"])
    #expect(FocusLost.found(with: other).isEmpty)
  }

  @Test("The cursor may be lost by a deed elsewhere, and to a place without a name")
  func elsewhere() {
    let nameless = DrawnScreen.element("top", nil)
    let step = AuditedStep(
      .escape, before: DrawnScreen.of(nameless, DrawnScreen.element("old", "See you")),
      after: DrawnScreen.of(nameless, DrawnScreen.element("new", "See you")), cursorBefore: "old",
      cursorAfter: "top")

    #expect(
      FocusLost.found(with: step).map(\.message) == [
        "“See you” was under the cursor and is there anew, and the cursor goes to nothing"
      ])
  }

  @Test("The cursor may find the element that takes the place")
  func found() {
    let step = Deeds.activate("old", from: screen("old"), to: screen("new"), cursor: "new")

    #expect(FocusLost.found(with: step).isEmpty)
  }

  @Test("What is deleted is not there anew, even where another says the same all along")
  func deleted() {
    let equal = DrawnScreen.element("other", "See you")
    let steps = [
      Deeds.activate("old", from: screen("old"), to: DrawnScreen.of(Self.top), cursor: "top"),
      Deeds.activate(
        "old", from: DrawnScreen.of(Self.top, DrawnScreen.element("old", "See you"), equal),
        to: DrawnScreen.of(Self.top, equal), cursor: "top"),
      Deeds.activate(
        "old", from: screen("old"), to: screen("new", label: "Deleted"), cursor: "top"),
      Deeds.activate(
        "old", from: screen("old", label: nil), to: screen("new", label: nil), cursor: "top"),
    ]

    for step in steps { #expect(FocusLost.found(with: step).isEmpty) }
  }

  @Test("The app may move the cursor on purpose, and where the element stays it may go anywhere")
  func onPurpose() {
    let steps = [
      Deeds.activate(
        "old", from: screen("old"), to: screen("new"),
        changes: [.posted(.layoutChanged(focus: "top"))], cursor: "top"),
      Deeds.activate(
        "old", from: screen("old"),
        to: DrawnScreen.of(
          Self.top, DrawnScreen.element("old", "See you"), DrawnScreen.element("new", "See you")),
        cursor: "top"),
    ]

    for step in steps { #expect(FocusLost.found(with: step).isEmpty) }
  }

  @Test("A notification that names no place moves nothing on purpose")
  func unnamed() {
    let step = Deeds.activate(
      "old", from: screen("old"), to: screen("new"),
      changes: [.posted(.layoutChanged(focus: nil)), Deeds.announcement("Loved")], cursor: "top")

    #expect(FocusLost.found(with: step).count == 1)
  }

  @Test("Another screen, or something modal in front, has a cursor of its own")
  func otherScreen() {
    let modal = AccessibilityContainer(id: "menu", kind: .modal)
    let steps = [
      Deeds.activate(
        "old", from: screen("old"),
        to: DrawnScreen.of(
          DrawnScreen.element("header", "Details"), DrawnScreen.element("new", "See you")),
        cursor: "header"),
      Deeds.activate(
        "old", from: screen("old"),
        to: DrawnScreen.of(
          Self.top, DrawnScreen.element("new", "See you", containers: [modal])), cursor: "top"),
    ]

    for step in steps { #expect(FocusLost.found(with: step).isEmpty) }
  }

  private func screen(
    _ id: AccessibilityElement.ID, label: String? = "See you", identifier: String? = nil
  ) -> AuditedScreen {
    var element = DrawnScreen.element(id, label)
    element.element.identifier = identifier
    return DrawnScreen.of(Self.top, element)
  }
}
