import Testing

@testable import EarshotAudit

@Suite("How a text of an element is met")
struct AuditedTextTests {
  @Test(
    "Each is told by what it is to its element",
    arguments: [
      (.label, "heard as “Send”"), (.value, "its value is heard as “Send”"),
      (.hint, "its hint is heard as “Send”"),
      (.contentName, "its custom content is heard as “Send”"),
      (.contentValue, "its custom content is heard as “Send”"),
      (.actionName, "an action is called “Send”"),
    ] as [(AuditedText.Role, String)])
  func heard(role: AuditedText.Role, words: String) {
    #expect(AuditedText(role: role, text: "Send").heard == words)
  }
}
