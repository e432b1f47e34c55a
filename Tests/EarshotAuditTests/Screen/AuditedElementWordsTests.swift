import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("What is heard of an element")
struct AuditedElementWordsTests {
  private static let element = AuditedElement(
    AccessibilityElement(
      id: "it", label: "Ana", value: "Yes", hint: "Opens",
      customActions: AccessibilityCustomAction.numbering(["Reply"]),
      customContent: [AccessibilityCustomContent(label: "Sent", value: "9:41")]))

  @Test("It is called by its label, or else by its value")
  func name() {
    #expect(Self.element.name == "Ana")
    #expect(DrawnScreen.element("it", nil, value: "Yes").name == "Yes")
    #expect(DrawnScreen.element("it", nil, hint: "Opens").name == nil)
  }

  @Test("Everything is conveyed, actions included; what is told leaves them out")
  func words() {
    #expect(Self.element.conveyedText == "Ana Yes Opens Sent 9:41 Reply")
    #expect(Self.element.conveyedWords == ComparedWords("Ana Yes Opens Sent 9:41 Reply"))
    #expect(Self.element.toldWords == ComparedWords("Ana Yes Opens Sent 9:41"))
  }
}
