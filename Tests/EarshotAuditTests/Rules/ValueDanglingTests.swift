import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule value-dangling", .cases(of: ValueDangling.self))
struct ValueDanglingTests {
  @Test(
    "A value that waits for more is found",
    arguments: [
      ("Reacted with", "en"), ("Sent by ", "en"), ("by ", "en"), ("Status:", "en"),
      ("Reagiert mit", "de"), ("Réaction de ", "fr"), ("Ana and", "en-GB"),
    ])
  func found(value: String, language: String) {
    let screen = AuditedScreen(.message("Hi", value: value), language: language)

    let problems = ValueDangling.found(on: screen)

    #expect(
      problems == [
        AuditProblem(
          element: "it", "its value is heard as “\(value)”, and what should follow is missing")
      ])
  }

  @Test("Custom content that waits for more is found")
  func content() {
    let element = AccessibilityElement.message(
      "Hi", content: [AccessibilityCustomContent(label: "Reactions", value: "Reacted with")])

    #expect(
      ValueDangling.found(on: AuditedScreen(element)).map(\.message) == [
        "its custom content is heard as “Reacted with”, and what should follow is missing"
      ])
  }

  @Test(
    "Whole values, single words, and what people write or type are not",
    arguments: [
      .message("Hi", value: "Reacted with ❤️"), .message("Hi", value: "On"),
      .message("Hi", value: "By"), .message("Hi", value: "Reacted with :tada:"),
      .message("Hi", value: " "), .message("Hi", value: "Checked in"),
      .message("Hi", value: "Signed up "), .message("Who are you going with"),
      .message("Hi", hint: "Replies to"), .message("To:"),
      .message(nil, value: "who with").with(.textEntry), .message("Hi", value: "Herewith"),
      .message("Hi", value: "Komm mit"),
    ] as [AccessibilityElement])
  func notFound(element: AccessibilityElement) {
    #expect(ValueDangling.found(on: AuditedScreen(element)).isEmpty)
  }
}
