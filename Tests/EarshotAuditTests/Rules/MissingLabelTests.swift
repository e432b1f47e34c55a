import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule missing-label")
struct MissingLabelTests {
  @Test(
    "An element without words is found",
    arguments: [
      (.button, "button", "heard only as “button”"),
      (.image, "image", "heard only as “image”"),
      ([], "", "the cursor stops in silence"),
    ] as [(AccessibilityTraits, String, String)])
  func found(traits: AccessibilityTraits, spoken: String, message: String) {
    let screen = AuditedScreen(elements: [
      AuditedElement(AccessibilityElement(id: "pill", traits: traits), spoken: spoken)
    ])

    let problems = MissingLabel.problems(on: screen)

    #expect(problems == [AuditProblem(element: "pill", message)])
  }

  @Test(
    "An element with words is not",
    arguments: [
      AccessibilityElement(id: "send", label: "Send", traits: .button),
      AccessibilityElement(id: "volume", value: "40 %", traits: .adjustable),
      AccessibilityElement(id: "text", label: "Yes"),
    ])
  func notFound(element: AccessibilityElement) {
    let screen = AuditedScreen(elements: [AuditedElement(element)])

    #expect(MissingLabel.problems(on: screen).isEmpty)
  }
}
