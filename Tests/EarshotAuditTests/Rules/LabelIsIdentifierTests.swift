import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule label-is-identifier", .cases(of: LabelIsIdentifier.self))
struct LabelIsIdentifierTests {
  @Test(
    "Names from the code and numbers of a database are found",
    arguments: [
      (.button("sendButton"), "heard as “sendButton”, a name from the code"),
      (.picture("AvatarImageView"), "heard as “AvatarImageView”, a name from the code"),
      (
        .message("9c3fd2e8a1b04c77"),
        "heard as “9c3fd2e8a1b04c77”, a number that says nothing to a person"
      ),
      (
        .message("Ana, 3f2504e0-4f89-11d3-9a0c-0305e82c3301, Yes"),
        "“3f2504e0-4f89-11d3-9a0c-0305e82c3301” is read out, "
          + "a number that says nothing to a person"
      ),
    ] as [(AccessibilityElement, String)])
  func found(element: AccessibilityElement, message: String) {
    let problems = LabelIsIdentifier.found(on: AuditedScreen(element))

    #expect(problems == [AuditProblem(element: "it", message)])
  }

  @Test(
    "Brands, names of people, words and what people wrote are not",
    arguments: [
      .button("iPhone"), .button("eBay"), .button("macOS"), .button("YouTube"),
      .button("McDonald"), .button("WhatsApp"), .button("Send"), .button("reaction-add"),
      .message("sendButton"), .message("AvatarImageView"), .message("12345678901234567"),
      .message("unbelievablelongword"),
    ] as [AccessibilityElement])
  func notFound(element: AccessibilityElement) {
    #expect(LabelIsIdentifier.found(on: AuditedScreen(element)).isEmpty)
  }

  @Test("A hash that is drawn as text is not, since everybody meets it so")
  func drawn() {
    let screen = AuditedScreen(
      .message("9c3fd2e8a1b04c77"), drawn: [.text], words: "9c3fd2e8a1b04c77")

    #expect(LabelIsIdentifier.found(on: screen).isEmpty)
  }
}
