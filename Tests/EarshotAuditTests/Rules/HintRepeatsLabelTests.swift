import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule hint-repeats-label", .cases(of: HintRepeatsLabel.self))
struct HintRepeatsLabelTests {
  @Test("A hint of the words of the label or the value is found", arguments: ["Send", "send."])
  func same(hint: String) {
    let label = HintRepeatsLabel.found(on: AuditedScreen(.button("Send", hint: hint)))
    let value = HintRepeatsLabel.found(
      on: AuditedScreen(.button("Reach all", value: "Send", hint: hint)))

    let expected = AuditProblem(
      element: "it", "“Send” is heard again as the hint", severity: .warning)
    #expect(label == [expected])
    #expect(value == [expected])
  }

  @Test(
    "A hint that puts the words of the label only into a sentence is found",
    arguments: [
      ("Send message", "Sends the message"), ("Search", "Searches"),
      ("Hide the likes", "Hides likes"),
    ])
  func sentence(label: String, hint: String) {
    let problems = HintRepeatsLabel.found(on: AuditedScreen(.button(label, hint: hint)))

    #expect(
      problems == [
        AuditProblem(
          element: "it", "its hint “\(hint)” says no more than “\(label)”", confidence: .likely)
      ])
  }

  @Test(
    "A hint that says more, or nothing, is not",
    arguments: [
      .button("Send", hint: "Sends the message"), .button("Send", hint: "Reaches all members"),
      .button("Send"), .button("Send", hint: "…"), .button("Send", hint: "To the"),
      .button(nil, hint: "Sends"), .button("Send", value: "now", hint: "Asks first"),
      .button("Pas", hint: "Pass"), .button("Bu", hint: "Bus"),
      .message("Ana, can you open the link?", hint: "Opens the link"),
    ] as [AccessibilityElement])
  func notFound(element: AccessibilityElement) {
    #expect(HintRepeatsLabel.found(on: AuditedScreen(element)).isEmpty)
  }
}
