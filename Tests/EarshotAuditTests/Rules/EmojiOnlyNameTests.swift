import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule emoji-only-name", .cases(of: EmojiOnlyName.self))
struct EmojiOnlyNameTests {
  @Test(
    "A control that is named by emoji alone is found",
    arguments: [
      (.button("❤️"), "❤️"), (.button("👩‍🔬 🎉"), "👩‍🔬 🎉"), (.button("👍", value: "🎉"), "👍"),
      (.button("❓").with(.link), "❓"),
    ] as [(AccessibilityElement, String)])
  func found(element: AccessibilityElement, name: String) {
    let problems = EmojiOnlyName.found(on: AuditedScreen(element))

    #expect(
      problems == [
        AuditProblem(element: "it", "its only name is “\(name)”, which not every voice says")
      ])
  }

  @Test(
    "Words beside the emoji, a message, a picture and a key of a keyboard are not",
    arguments: [
      .button("React with ❤️"), .button("👍", value: "3 people"), .button("👍 3"),
      .message("🎉🎉"), .picture("❤️"), .button("❤️").with([.button, .keyboardKey]),
      .button("…"), .button(nil, value: "❤️"), .button("Send"), .button(" "),
    ] as [AccessibilityElement])
  func notFound(element: AccessibilityElement) {
    #expect(EmojiOnlyName.found(on: AuditedScreen(element)).isEmpty)
  }

  @Test("An emoji with a tap gesture and without a trait is not, since it is not said to be one")
  func tapped() {
    let screen = AuditedScreen(elements: [AuditedElement(.message("❤️"), responses: .tap)])

    #expect(EmojiOnlyName.found(on: screen).isEmpty)
  }
}
