import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule missing-label", .cases(of: MissingLabel.self))
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

    let problems = MissingLabel.found(on: screen)

    #expect(problems == [AuditProblem(element: "pill", message)])
  }

  @Test(
    "What can be set is found if it only says how it stands",
    arguments: [AccessibilityTraits.adjustable, [.button, .switchButton], .popUpButton])
  func valueAlone(traits: AccessibilityTraits) {
    let element = AccessibilityElement(id: "volume", value: "40 %", traits: traits)
    let screen = AuditedScreen(elements: [AuditedElement(element)])

    #expect(
      MissingLabel.found(on: screen) == [
        AuditProblem(element: "volume", "heard only as “40 %”")
      ])
  }

  @Test("A share of nobody knows what is found", arguments: ["40%", "40 %", "12.5%"])
  func share(value: String) {
    let element = AccessibilityElement(id: "progress", value: value, traits: .updatesFrequently)

    #expect(
      MissingLabel.found(on: AuditedScreen(elements: [AuditedElement(element)])) == [
        AuditProblem(
          element: "progress", "heard only as “\(value)”, and not of what",
          remedy: "give it a label that says what it is about, as in "
            + "`ProgressView(\"Sending the photo\", value: share)`", severity: .warning)
      ])
  }

  @Test(
    "An element with words is not",
    arguments: [
      AccessibilityElement(id: "send", label: "Send", traits: .button),
      AccessibilityElement(id: "volume", label: "Volume", value: "40 %", traits: .adjustable),
      AccessibilityElement(id: "field", value: "Message", traits: .textEntry),
      AccessibilityElement(id: "clock", value: "9:41"),
      AccessibilityElement(id: "share", value: "40% of the photo"),
      AccessibilityElement(id: "progress", label: "In progress", traits: .updatesFrequently),
      AccessibilityElement(id: "progress", label: "Sending", value: "40%"),
      AccessibilityElement(id: "text", label: "Yes"),
    ])
  func notFound(element: AccessibilityElement) {
    let screen = AuditedScreen(elements: [AuditedElement(element)])

    #expect(MissingLabel.found(on: screen).isEmpty)
  }
}
