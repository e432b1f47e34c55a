import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule value-without-words", .cases(of: ValueWithoutWords.self))
struct ValueWithoutWordsTests {
  @Test(
    "A value of white space or invisible characters is found",
    arguments: [" ", "\n", "\u{200B}\u{FEFF}", "\u{A0}"])
  func found(value: String) {
    let problems = ValueWithoutWords.found(on: AuditedScreen(.message("Hi", value: value)))

    #expect(
      problems == [AuditProblem(element: "it", "has a value of nothing that can be heard")])
  }

  @Test(
    "A value with a sound, none at all, and spaces that somebody types are not",
    arguments: [
      .message("Hi", value: "1"), .message("Hi", value: "❤️"), .message("Hi", value: ""),
      .message("Hi", value: "…"), .message(nil, value: " ").with(.textEntry),
      .message(nil, value: " ").with(.searchField),
    ] as [AccessibilityElement])
  func notFound(element: AccessibilityElement) {
    #expect(ValueWithoutWords.found(on: AuditedScreen(element)).isEmpty)
  }
}
