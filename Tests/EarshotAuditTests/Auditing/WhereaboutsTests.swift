import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("What no words tell from others is told by where it stands")
struct WhereaboutsTests {
  private let cancel = DrawnScreen.element("cancel", "Cancel", .button)
  private let nameless = AuditedElement(
    AccessibilityElement(id: "it", traits: .button), spoken: "button")
  private let send = DrawnScreen.element("send", "Send", .button)

  @Test("An element without a name has a place among the stops, behind or before words")
  func elements() {
    let behind = DrawnScreen.of(cancel, nameless, send)
    let before = DrawnScreen.of(nameless, send)

    #expect(words(element: "it", behind) == "stop 2 of 3, after “Cancel”")
    #expect(words(element: "it", before) == "stop 1 of 2, before “Send”")
    #expect(words(element: "it", DrawnScreen.of(nameless)) == "stop 1 of 1")
    #expect(words(element: "cancel", behind) == nil)
    #expect(words(element: "gone", behind) == nil)
  }

  @Test("Where not all stops are known, it is not told how many there are")
  func manyElements() {
    let screen = AuditedScreen(elements: [cancel, nameless], elementsLeftOut: true)

    #expect(words(element: "it", screen) == "stop 2, after “Cancel”")
  }

  @Test("What says nothing is said to, and the value of a switch is no name")
  func silence() {
    let silent = AuditedElement(AccessibilityElement(id: "it"), spoken: "")
    let isOn = AuditedElement(
      AccessibilityElement(id: "it", value: "1", traits: .switchButton), spoken: "switch, on")

    #expect(
      words(element: "it", DrawnScreen.of(cancel, silent))
        == "an element that says nothing, stop 2 of 2, after “Cancel”")
    #expect(words(element: "it", DrawnScreen.of(cancel, isOn)) == "stop 2 of 2, after “Cancel”")
  }

  @Test("A container is told by its kind, its name and what it begins with")
  func containers() {
    let list = AccessibilityContainer(id: "list", kind: .list)
    let named = AccessibilityContainer(id: "group", kind: .group, label: "Reactions")
    let screen = DrawnScreen.of(
      DrawnScreen.element("a", "Ana", containers: [list]),
      DrawnScreen.element("b", nil, containers: [named]))

    #expect(words(element: "list", screen) == "a list that begins with “Ana”")
    #expect(words(element: "group", screen) == "a group “Reactions”")
  }

  @Test("A part that is drawn is told by what it looks like and the words beside it")
  func parts() {
    let screen = DrawnScreen.of(
      drawing: [
        DrawnScreen.part("0", .symbol("bell")), DrawnScreen.text("1", "On my way"),
        DrawnScreen.part("2", .shape(paint: "red")), DrawnScreen.part("3", .control),
      ])

    #expect(words(part: "0", screen) == "the picture bell, before “On my way”")
    #expect(words(part: "1", screen) == "“On my way”")
    #expect(words(part: "2", screen) == "a shape, after “On my way”")
    #expect(words(part: "3", screen) == "a control, after “On my way”")
    #expect(words(part: "4", screen) == nil)
  }

  @Test("A view type is named as somebody wrote it, and not as the compiler calls what it makes up")
  func views() {
    var part = DrawnScreen.part("0", .picture)

    for (view, look) in [
      ("Row", "a picture in Row"), ("Chat.Row_2", "a picture in Chat.Row_2"),
      ("$s4Chat33_7FPreview", "a picture"), ("(unknown context at $1).Row", "a picture"),
    ] {
      part.view = view
      #expect(part.look == look)
    }
  }

  @Test("Nothing stands nowhere")
  func nothing() {
    #expect(Whereabouts(of: AuditProblem("x"), on: DrawnScreen.of(cancel)).description == nil)
  }

  private func words(element: AccessibilityElement.ID, _ screen: AuditedScreen) -> String? {
    Whereabouts(of: AuditProblem(element: element, "x"), on: screen).description
  }

  private func words(part: DrawnPart.ID, _ screen: AuditedScreen) -> String? {
    Whereabouts(of: AuditProblem(part: part, "x"), on: screen).description
  }
}
