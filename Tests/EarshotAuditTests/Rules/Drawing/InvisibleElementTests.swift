import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule invisible-element", .cases(of: InvisibleElement.self))
struct InvisibleElementTests {
  @Test("What is scaled to nothing is found")
  func scaled() {
    let screen = screen([part(isScaledToNothing: true), part("/0/1", isScaledToNothing: true)])

    #expect(
      InvisibleElement.found(on: screen)
        == [AuditProblem(element: "/0", "is read although it is scaled to nothing")])
  }

  @Test(
    "What has no size is found",
    arguments: [
      AccessibilitySize(width: 0, height: 0), .init(width: 0), .init(width: 20, height: 0),
    ])
  func noSize(size: AccessibilitySize) {
    #expect(
      InvisibleElement.found(on: screen([part(size: size)]))
        == [AuditProblem(element: "/0", "is read although it has no size")])
  }

  @Test(
    "A frame without room is found",
    arguments: [AccessibilityFrame(0, 0, 0, 20), .init(0, 0, 20, 0), .init(9, 9, -1, 20)])
  func noRoom(frame: AccessibilityFrame) {
    let screen = DrawnScreen.of(DrawnScreen.element("/0", "Like", frame: frame))

    #expect(
      InvisibleElement.found(on: screen)
        == [AuditProblem(element: "/0", "is read although it has no size")])
  }

  @Test("What is seen in part, has some size, or a frame with room, is not")
  func notFound() {
    let partly = screen([part(isScaledToNothing: true), part("/0/1")])
    let oneSmall = screen([part(size: .init(width: 0)), part("/0/1", size: .init(width: 9))])
    let small = screen([part(size: .init(width: 0.5, height: 1))])
    let room = DrawnScreen.of(DrawnScreen.element("/0", "Like", frame: .init(0, 0, 1, 1)))

    for screen in [partly, oneSmall, small, room] {
      #expect(InvisibleElement.found(on: screen).isEmpty)
    }
  }

  @Test("What is hidden besides, or not known to be drawn, is not")
  func unknown() {
    let hidden = DrawnPart(
      id: "/0", kind: .text, words: "Like", elements: ["/0"], isHidden: true,
      isScaledToNothing: true)

    #expect(InvisibleElement.found(on: screen([])).isEmpty)
    #expect(InvisibleElement.found(on: screen([hidden])).isEmpty)
    #expect(
      InvisibleElement.found(on: AuditedScreen(elements: [DrawnScreen.element("/0", "Like")]))
        .isEmpty)
  }

  private func part(
    _ id: DrawnPart.ID = "/0", isScaledToNothing: Bool = false, size: AccessibilitySize? = nil
  ) -> DrawnPart {
    DrawnPart(
      id: id, kind: .asset("like"), elements: ["/0"], isScaledToNothing: isScaledToNothing,
      size: size)
  }

  private func screen(_ parts: [DrawnPart]) -> AuditedScreen {
    DrawnScreen.of(DrawnScreen.element("/0", "Like", .image), drawing: parts)
  }
}
