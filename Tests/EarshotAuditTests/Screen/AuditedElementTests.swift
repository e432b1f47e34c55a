import EarshotAudit
import EarshotTree
import Testing

@Suite("An element with what surrounds it")
struct AuditedElementTests {
  @Test("What is said is label and value, unless it is given")
  func spoken() {
    #expect(DrawnScreen.element("it", "Volume", value: "40 %").spoken == "Volume, 40 %")
    #expect(DrawnScreen.element("it", nil).spoken == "")
    #expect(
      AuditedElement(AccessibilityElement(id: "it", label: "Like"), spoken: "Like, button").spoken
        == "Like, button")
  }

  @Test("A control is what has a role to act on, or reacts to a double tap")
  func controls() {
    #expect(DrawnScreen.element("it", "Send", .button).isControl)
    #expect(DrawnScreen.element("it", "Volume", [.adjustable, .image]).isControl)
    #expect(DrawnScreen.element("it", "Photo", responses: .tap).isControl)
    #expect(DrawnScreen.element("it", "Photo", responses: [.activation, .menu]).isControl)
  }

  @Test("A text, a heading, and what reacts to a touch that is held are none")
  func others() {
    #expect(!DrawnScreen.element("it", "Hi").isControl)
    #expect(!DrawnScreen.element("it", "Chats", .header).isControl)
    #expect(!DrawnScreen.element("it", "Photo", responses: .touchAndHold).isControl)
    #expect(!DrawnScreen.element("it", "Photo", responses: []).isControl)
  }
}
