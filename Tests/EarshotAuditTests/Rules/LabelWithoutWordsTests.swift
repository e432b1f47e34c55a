import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule label-without-words", .cases(of: LabelWithoutWords.self))
struct LabelWithoutWordsTests {
  @Test(
    "Marks and bare numbers are found where a name should be",
    arguments: [
      (.button("…"), "heard as “…”, a mark that says nothing about it"),
      (.picture("•"), "heard as “•”, a mark that says nothing about it"),
      (.button("3"), "heard as “3”, a number that does not say of what"),
      (.button("12 3"), "heard as “12 3”, a number that does not say of what"),
      (.button("+"), "heard as “+”, a mark that says nothing about it"),
    ] as [(AccessibilityElement, String)])
  func found(element: AccessibilityElement, message: String) {
    let problems = LabelWithoutWords.found(on: AuditedScreen(element))

    #expect(problems == [AuditProblem(element: "it", message)])
  }

  @Test(
    "A label of which nothing can be heard is an error",
    arguments: [
      .button(" "), .message("\u{200B}"), .picture("\n\u{FEFF}"), .button(" ", value: " "),
    ] as [AccessibilityElement])
  func silent(element: AccessibilityElement) {
    let problems = LabelWithoutWords.found(on: AuditedScreen(element))

    #expect(
      problems == [
        AuditProblem(
          element: "it", "its label holds nothing that can be heard",
          remedy: "give it a label in words, or hide it if it says nothing", severity: .error)
      ])
  }

  @Test("A sign between others at which the cursor stops is worth a note")
  func separator() {
    let problems = LabelWithoutWords.found(on: AuditedScreen(.message(" · ")))

    #expect(
      problems == [
        AuditProblem(
          element: "it", "the cursor stops at “ · ”, which only separates",
          remedy: "hide it with `.accessibilityHidden(true)`", severity: .note)
      ])
  }

  @Test(
    "Times, prices, counts with a unit, emoji, keys, and what people wrote are not",
    arguments: [
      .button("11:21"), .button("5 €"), .button("3 km"), .button("❤️"), .button("👍 3"),
      .button("3", value: "unread messages"), .button("…", value: "More"), .message("42"),
      .message("?"), .message("..."), .button("7").with(.keyboardKey), .button(nil),
      .button("Send"),
    ] as [AccessibilityElement])
  func notFound(element: AccessibilityElement) {
    #expect(LabelWithoutWords.found(on: AuditedScreen(element)).isEmpty)
  }

  @Test("What people write is not, even where a tap does something", arguments: ["42", "?"])
  func tapped(label: String) {
    let screen = AuditedScreen(elements: [AuditedElement(.message(label), responses: .tap)])

    #expect(LabelWithoutWords.found(on: screen).isEmpty)
  }

  @Test("The keys of a pad and the days of a month are not, since they count up")
  func keys() {
    let labels = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "*", "0", "#"]

    #expect(LabelWithoutWords.found(on: buttons(labels)).isEmpty)
    #expect(LabelWithoutWords.found(on: buttons(["28", "29", "30"])).isEmpty)
  }

  @Test("Counts beside one another are, since they count nothing up")
  func counts() {
    let problems = LabelWithoutWords.found(on: buttons(["3", "1", "2"]))

    #expect(problems.map(\.element) == ["button-3", "button-1", "button-2"])
  }

  @Test("Two numbers in a row are no pad, and neither are three with words between them")
  func tooFew() {
    #expect(LabelWithoutWords.found(on: buttons(["1", "2"])).count == 2)
    #expect(LabelWithoutWords.found(on: buttons(["1", "2", "Likes", "3"])).count == 3)
  }

  private func buttons(_ labels: [String]) -> AuditedScreen {
    AuditedScreen(
      elements: labels.map { label in
        AuditedElement(
          AccessibilityElement(
            id: .init(rawValue: "button-\(label)"), label: label, traits: .button))
      })
  }
}
