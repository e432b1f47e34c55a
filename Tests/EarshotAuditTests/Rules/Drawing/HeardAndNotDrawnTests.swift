import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule heard-and-not-drawn", .cases(of: HeardAndNotDrawn.self))
struct HeardAndNotDrawnTests {
  private static let clear = DrawnPart.Kind.shape(paint: "clear")

  @Test("Words on something clear are found", arguments: ["Ana is typing", "3 new", "Pinned"])
  func found(label: String) {
    #expect(
      HeardAndNotDrawn.found(on: screen(DrawnScreen.element("/1", label))) == [
        AuditProblem(element: "/1", "heard as “\(label)”, and nothing is drawn there")
      ])
  }

  @Test("Several clear layers are no more to be seen than one")
  func layers() {
    let layer = DrawnScreen.part("/1/0", Self.clear, in: "/1")

    #expect(
      HeardAndNotDrawn.found(on: screen(DrawnScreen.element("/1", "Pinned"), [layer])).count == 1
    )
  }

  @Test("Words that stand elsewhere on the screen are drawn")
  func elsewhere() {
    let screen = screen(
      DrawnScreen.element("/1", "Ana is typing"),
      [DrawnScreen.text("/2", "Ana is typing…", isHidden: true)])

    #expect(HeardAndNotDrawn.found(on: screen).isEmpty)
  }

  @Test(
    "What can be acted on, heads something, or is a picture, is there on purpose",
    arguments: [
      DrawnScreen.element("/1", "Close", .button), DrawnScreen.element("/1", "Harbour", .image),
      DrawnScreen.element("/1", "Messages", .header),
      DrawnScreen.element("/1", "Pinned", actions: ["Unpin"]),
      DrawnScreen.element("/1", "Pinned", responses: .activation),
    ])
  func onPurpose(element: AuditedElement) {
    #expect(HeardAndNotDrawn.found(on: screen(element)).isEmpty)
  }

  @Test("What takes touches is there on purpose as well")
  func touched() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/1", "Close"),
      drawing: [DrawnScreen.part("/1", Self.clear, in: "/1", touches: [.tap])])

    #expect(HeardAndNotDrawn.found(on: screen).isEmpty)
  }

  @Test(
    "Something that has a look is described",
    arguments: [DrawnPart.Kind.shape(paint: "red"), .shape(paint: nil), .symbol("pin"), .picture])
  func described(kind: DrawnPart.Kind) {
    let own = DrawnScreen.of(
      DrawnScreen.element("/1", "Pinned"), drawing: [DrawnScreen.part("/1", kind, in: "/1")])
    let beside = screen(
      DrawnScreen.element("/1", "Pinned"), [DrawnScreen.part("/2", kind, isHidden: true)])

    #expect(HeardAndNotDrawn.found(on: own).isEmpty)
    #expect(HeardAndNotDrawn.found(on: beside).isEmpty)
  }

  @Test("What is not known to be drawn, or has no label, is not found")
  func unknown() {
    let element = DrawnScreen.element("/1", "Pinned")

    #expect(HeardAndNotDrawn.found(on: DrawnScreen.of(element)).isEmpty)
    #expect(HeardAndNotDrawn.found(on: AuditedScreen(elements: [element])).isEmpty)
    #expect(HeardAndNotDrawn.found(on: screen(DrawnScreen.element("/1", nil))).isEmpty)
  }

  private func screen(_ element: AuditedElement, _ parts: [DrawnPart] = []) -> AuditedScreen {
    AuditedScreen(
      elements: [element],
      drawn: DrawnContent(parts: [DrawnScreen.part("/1", Self.clear, in: "/1")] + parts))
  }
}
