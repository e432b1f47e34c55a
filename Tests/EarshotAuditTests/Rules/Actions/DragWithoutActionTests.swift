import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule drag-without-action", .cases(of: DragWithoutAction.self))
struct DragWithoutActionTests {
  private let message = "dragging it does something, and no action tells of it"

  @Test("A text, a picture and a button that can be dragged are found")
  func found() {
    for traits in [.staticText, .image, .button] as [AccessibilityTraits] {
      let screen = screen(DrawnScreen.element("/0", "Yes", traits))

      #expect(DragWithoutAction.found(on: screen) == [AuditProblem(element: "/0", message)])
    }
  }

  @Test("It is found where the responses are known, unless they are those of a drag")
  func responses() {
    let screen = screen(DrawnScreen.element("/0", "Yes", responses: [.activation, .touchAndHold]))

    #expect(DragWithoutAction.found(on: screen) == [AuditProblem(element: "/0", message)])
  }

  @Test(
    "What can be adjusted, turned or left, and what offers actions, is not found",
    arguments: [
      DrawnScreen.element("/0", "Volume", .adjustable),
      DrawnScreen.element("/0", "Volume", responses: .adjustment),
      DrawnScreen.element("/0", "Photos", responses: .scroll),
      DrawnScreen.element("/0", "Details", responses: .escape),
      DrawnScreen.element("/0", "Yes", actions: ["Reply"]),
    ])
  func notFound(element: AuditedElement) {
    #expect(DragWithoutAction.found(on: screen(element)).isEmpty)
  }

  @Test(
    "A gesture over a title or a field and texts is none of theirs; over texts it is found once")
  func region() {
    func screen(_ traits: AccessibilityTraits) -> AuditedScreen {
      DrawnScreen.of(
        DrawnScreen.element("/0/0", "Chat", traits), DrawnScreen.element("/0/1", "Yes"),
        drawing: [
          DrawnScreen.text("/0/0", "Chat", in: "/0/0", touches: [.drag]),
          DrawnScreen.text("/0/1", "Yes", in: "/0/1", touches: [.drag]),
        ])
    }

    #expect(DragWithoutAction.found(on: screen(.header)).isEmpty)
    #expect(DragWithoutAction.found(on: screen(.textEntry)).isEmpty)
    #expect(
      DragWithoutAction.found(on: screen(.image)) == [AuditProblem(element: "/0/1", message)])
  }

  @Test("A tap is no drag")
  func tap() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0", "Yes"),
      drawing: [DrawnScreen.text("/0", "Yes", in: "/0", touches: [.tap])])

    #expect(DragWithoutAction.found(on: screen).isEmpty)
  }

  private func screen(_ element: AuditedElement) -> AuditedScreen {
    DrawnScreen.of(
      element, drawing: [DrawnScreen.text("/0", "Yes", in: "/0", touches: [.drag])])
  }

  @Test("A handle that is hidden in a row is found, once for all rows")
  func handle() {
    let parts = ["/0/[a]/1", "/0/[b]/1"].map { handle(.init(rawValue: $0)) }

    #expect(
      DragWithoutAction.found(on: rows(parts)) == [
        AuditProblem(
          part: "/0/[a]/1",
          "dragging the picture line.3.horizontal does something, and nothing in its row tells of it "
            + "or offers it")
      ])
  }

  @Test("A hidden text and a hidden shape are found as well")
  func otherHandles() {
    var text = DrawnScreen.text("/0/[a]/1", "≡", touches: [.drag], isHidden: true)
    #expect(DragWithoutAction.found(on: rows([text])).count == 1)
    text.kind = .shape(paint: nil)
    #expect(DragWithoutAction.found(on: rows([text])).count == 1)
  }

  @Test("A handle in a row that offers something is not")
  func offered() {
    let parts = [handle("/0/[a]/1")]

    #expect(
      DragWithoutAction.found(
        on: rows(parts, DrawnScreen.element("/0/[a]/0", "See you", actions: ["Move up"]))
      ).isEmpty)
    for traits in [AccessibilityTraits.button, .adjustable] {
      #expect(
        DragWithoutAction.found(
          on: rows(parts, DrawnScreen.element("/0/[a]/0", "See you", traits))
        ).isEmpty)
    }
  }

  @Test("Outside of rows, in rows that are silent, and where it takes no drag, it is not")
  func otherPlaces() {
    var small = handle("/0/[a]/1")
    small.isScaledToNothing = true
    var still = handle("/0/[a]/1")
    still.touches = [.tap]

    for part in [handle("/1"), handle("/0/[c]/1"), small, still] {
      #expect(DragWithoutAction.found(on: rows([part])).isEmpty)
    }
    #expect(
      DragWithoutAction.found(
        on: AuditedScreen(
          elements: rows([]).elements, drawn: DrawnContent(parts: [handle("/0/[a]/1")]),
          elementsLeftOut: true)
      ).isEmpty)
  }

  private func handle(_ id: DrawnPart.ID) -> DrawnPart {
    DrawnScreen.part(id, .symbol("line.3.horizontal"), touches: [.drag], isHidden: true)
  }

  private func rows(_ parts: [DrawnPart], _ first: AuditedElement? = nil) -> AuditedScreen {
    DrawnScreen.of(
      first ?? DrawnScreen.element("/0/[a]/0", "See you"), DrawnScreen.element("/0/[b]/0", "Bye"),
      drawing: parts)
  }
}
