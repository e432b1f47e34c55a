import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule text-clipped", .cases(of: TextClipped.self))
struct TextClippedTests {
  private let text = "Are we rowing tomorrow, and who has the key?"

  @Test(
    "A text in a room that cannot hold it is found",
    arguments: [
      (AccessibilityFrame(0, 0, 60, 20), "44 letters are in a room of 60 × 20 points"),
      (AccessibilityFrame(0, 0, 300, 5), "44 letters are in a room of 300 × 5 points"),
      (
        AccessibilityFrame(0, 0, 1e200, 1e-200),
        "44 letters are in a room of 1e+200 × 1e-200 points"
      ),
    ])
  func found(frame: AccessibilityFrame, message: String) {
    let screen = DrawnScreen.of(DrawnScreen.element("a", text, frame: frame))

    #expect(TextClipped.found(on: screen) == [AuditProblem(element: "a", message)])
  }

  @Test("What is drawn counts, and not what is heard instead")
  func drawn() {
    let frame = AccessibilityFrame(0, 0, 60, 20)
    let short = DrawnScreen.of(
      DrawnScreen.element("a", text, frame: frame),
      drawing: [DrawnScreen.text("a", "11:21", in: "a")])
    let long = DrawnScreen.of(
      DrawnScreen.element("a", "Key?", .button, frame: frame),
      drawing: [DrawnScreen.text("a", text, in: "a")])

    #expect(TextClipped.found(on: short).isEmpty)
    #expect(TextClipped.found(on: long).count == 1)
  }

  @Test(
    "Room enough, a short text, no room at all, and no known place are not",
    arguments: [
      (44, AccessibilityFrame(0, 0, 176, 9)), (44, .init(0, 0, 300, 44)),
      (19, .init(0, 0, 20, 9)), (44, .init(0, 0, 0, 20)), (44, nil),
    ])
  func notFound(count: Int, frame: AccessibilityFrame?) {
    let element = DrawnScreen.element("a", String(text.prefix(count)), frame: frame)

    #expect(TextClipped.found(on: DrawnScreen.of(element)).isEmpty)
  }

  @Test("Twenty letters are enough to tell, and only a text is drawn as it is heard")
  func limits() {
    let frame = AccessibilityFrame(0, 0, 20, 9)
    let twenty = DrawnScreen.element("a", String(text.prefix(20)), frame: frame)
    let button = DrawnScreen.element("a", text, .button, frame: frame)

    #expect(TextClipped.found(on: DrawnScreen.of(twenty)).count == 1)
    #expect(TextClipped.found(on: DrawnScreen.of(button)).isEmpty)
  }
}
