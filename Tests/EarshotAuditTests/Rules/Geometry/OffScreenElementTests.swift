import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule off-screen-element", .cases(of: OffScreenElement.self))
struct OffScreenElementTests {
  @Test(
    "What lies beside the screen is found",
    arguments: [
      (AccessibilityFrame(-300, 100, 280, 44), "is read, and lies left of the screen"),
      (AccessibilityFrame(-280, 100, 280, 44), "is read, and lies left of the screen"),
      (AccessibilityFrame(393, 100, 280, 44), "is read, and lies right of the screen"),
    ])
  func beside(frame: AccessibilityFrame, message: String) {
    #expect(
      OffScreenElement.found(on: screen(frame)) == [AuditProblem(element: "a", message)])
  }

  @Test(
    "In something modal, what lies above and below is found as well",
    arguments: [
      (AccessibilityFrame(16, -60, 220, 44), "is read, and lies above the screen"),
      (AccessibilityFrame(16, 860, 220, 44), "is read, and lies below the screen"),
    ])
  func modal(frame: AccessibilityFrame, message: String) {
    #expect(
      OffScreenElement.found(on: screen(frame, .modal))
        == [AuditProblem(element: "a", message)])
  }

  @Test(
    "What can be seen in part, and what a page or a list brings into view, is not",
    arguments: [
      (AccessibilityFrame(-100, 100, 280, 44), .group),
      (AccessibilityFrame(16, 2000, 280, 44), .group),
      (AccessibilityFrame(16, -60, 280, 44), .group),
      (AccessibilityFrame(500, 100, 280, 44), .list),
      (AccessibilityFrame(500, 100, 280, 44), .series),
      (AccessibilityFrame(500, 100, 280, 44), .table(rows: 1, columns: 9)),
      (AccessibilityFrame(16, 100, 280, 44), .modal),
    ] as [(AccessibilityFrame, AccessibilityContainer.Kind)])
  func notFound(frame: AccessibilityFrame, kind: AccessibilityContainer.Kind) {
    #expect(OffScreenElement.found(on: screen(frame, kind)).isEmpty)
  }

  @Test("What turns pages, has no room, or no known place is not")
  func others() {
    let beside = AccessibilityFrame(500, 100, 280, 44)
    let elements = [
      DrawnScreen.element("a", "Archive", responses: .scroll, frame: beside),
      DrawnScreen.element("a", "Archive", frame: .init(500, 100, 0, 44)),
      DrawnScreen.element("a", "Archive"),
    ]

    for element in elements {
      #expect(OffScreenElement.found(on: DrawnScreen.of(element)).isEmpty)
    }
  }

  @Test("The screen may be of another size")
  func bounds() {
    let element = DrawnScreen.element("a", "Archive", frame: .init(500, 100, 100, 44))
    let wide = AuditedScreen(elements: [element], bounds: .init(0, 0, 1024, 768))

    #expect(OffScreenElement.found(on: wide).isEmpty)
  }

  private func screen(
    _ frame: AccessibilityFrame, _ kind: AccessibilityContainer.Kind = .group
  ) -> AuditedScreen {
    let container = AccessibilityContainer(id: "c", kind: kind)
    return DrawnScreen.of(
      DrawnScreen.element("a", "Archive", frame: frame, containers: [container]))
  }
}
