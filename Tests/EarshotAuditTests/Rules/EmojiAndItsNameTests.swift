import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule emoji-and-its-name", .cases(of: EmojiAndItsName.self))
struct EmojiAndItsNameTests {
  @Test(
    "An emoji with its own name before or after it is found",
    arguments: [
      (
        .button("❤️ red heart"), "en",
        "heard as “❤️ red heart”, and “❤️” is called “red heart” anyway"
      ),
      (
        .button("Thumbs Up: 👍"), "en",
        "heard as “Thumbs Up: 👍”, and “👍” is called “thumbs up” anyway"
      ),
      (
        .message("Yes", value: "Reacted with 🎉 (party popper)"), "en",
        "its value is heard as “Reacted with 🎉 (party popper)”,"
          + " and “🎉” is called “party popper” anyway"
      ),
      (
        .button("❤️ rotes Herz"), "de",
        "heard as “❤️ rotes Herz”, and “❤️” is called “rotes Herz” anyway"
      ),
    ] as [(AccessibilityElement, String, String)])
  func found(element: AccessibilityElement, language: String, message: String) {
    let problems = EmojiAndItsName.found(on: AuditedScreen(element, language: language))

    #expect(problems == [AuditProblem(element: "it", message)])
  }

  @Test(
    "Other words, a name inside a longer word, and the name of another emoji are not",
    arguments: [
      .button("React with ❤️"), .button("❤️ from Ana"), .button("❤️ thumbs up"),
      .button("❤️ red hearts"), .button("Bored heart ❤️"), .button("red heart"),
      .button("❤️ is a red heart"),
      .button("🎉"), .button("infrared heart ❤️"),
    ] as [AccessibilityElement])
  func notFound(element: AccessibilityElement) {
    #expect(EmojiAndItsName.found(on: AuditedScreen(element)).isEmpty)
  }

  @Test("The name in another language than that of the words is not, since no voice says it")
  func otherLanguage() {
    let screen = AuditedScreen(.button("❤️ red heart"), language: "de")

    #expect(EmojiAndItsName.found(on: screen).isEmpty)
  }
}
