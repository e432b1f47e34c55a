import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule label-is-shortcode", .cases(of: LabelIsShortcode.self))
struct LabelIsShortcodeTests {
  @Test(
    "A shortcode is found in any text of an element, and may be typed in a message",
    arguments: [
      (
        .button("React with :tada:"), nil,
        "heard as “React with :tada:”, with “:tada:” where an emoji is meant"
      ),
      (
        .message("Yes", value: ":+1_tone2: from Ana"), nil,
        "its value is heard as “:+1_tone2: from Ana”, with “:+1_tone2:” where an emoji is meant"
      ),
      (
        .message("Yes", actions: ["Remove :heart:"]), nil,
        "an action is called “Remove :heart:”, with “:heart:” where an emoji is meant"
      ),
      (
        .message("Ana, hi :party_cat:"), .likely,
        "heard as “Ana, hi :party_cat:”, with “:party_cat:” where an emoji is meant"
      ),
    ] as [(AccessibilityElement, AuditConfidence?, String)])
  func found(element: AccessibilityElement, confidence: AuditConfidence?, message: String) {
    let problems = LabelIsShortcode.found(on: AuditedScreen(element))

    #expect(problems == [AuditProblem(element: "it", message, confidence: confidence)])
  }

  @Test(
    "Times, lists, code and emoji are not",
    arguments: [
      .button("Start at 10:30:45"), .button("Note: one: two"), .button("std::string::size"),
      .button("a:bcd:"), .button("Now :bcd:e"), .button("React with 🎉"), .button("Ratio 1:x:2"),
      .message(nil, value: "::"),
    ] as [AccessibilityElement])
  func notFound(element: AccessibilityElement) {
    #expect(LabelIsShortcode.found(on: AuditedScreen(element)).isEmpty)
  }

  @Test("A shortcode that is drawn as it is, is not, and neither is one that somebody types")
  func drawn() {
    let screen = AuditedScreen(.message(":tada:"), drawn: [.text], words: ":tada:")
    let field = AccessibilityElement(id: "it", value: ":tada:", traits: .textEntry)

    #expect(LabelIsShortcode.found(on: screen).isEmpty)
    #expect(LabelIsShortcode.found(on: AuditedScreen(field)).isEmpty)
  }
}
