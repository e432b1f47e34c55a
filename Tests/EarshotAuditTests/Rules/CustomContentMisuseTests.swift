import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule custom-content-misuse", .cases(of: CustomContentMisuse.self))
struct CustomContentMisuseTests {
  @Test(
    "Content without a name, without a value, or with what was said is found",
    arguments: [
      ("", "Yesterday", .warning, "custom content “Yesterday” has no name"),
      (" ", "Yesterday", .warning, "custom content “Yesterday” has no name"),
      ("Sent", "\u{200B}", nil, "custom content “Sent” has no value"),
      ("Text", "dinner at eight", nil, "custom content “Text” says “dinner at eight” again"),
      ("Reaction", "Liked", nil, "custom content “Reaction” says “Liked” again"),
    ] as [(String, String, AuditSeverity?, String)])
  func found(label: String, value: String, severity: AuditSeverity?, message: String) {
    let problems = CustomContentMisuse.found(on: screen([(label, value)]))

    #expect(problems == [AuditProblem(element: "it", message, severity: severity)])
  }

  @Test("A name that is there twice is found once")
  func twice() {
    let problems = CustomContentMisuse.found(
      on: screen([("Sent", "Yesterday"), ("By", "Ana"), ("sent", "Today")]))

    #expect(
      problems == [
        AuditProblem(element: "it", "custom content “Sent” is there twice")
      ])
  }

  @Test("More than three facts that are read each time are found")
  func important() {
    let facts = [("A", "1"), ("B", "2"), ("C", "3"), ("D", "4")]

    let problems = CustomContentMisuse.found(on: screen(facts, importance: .high))

    #expect(
      problems == [
        AuditProblem(
          element: "it", "4 facts of high importance are read each time it is passed",
          remedy: "keep the importance high for what people need every time")
      ])
    #expect(
      CustomContentMisuse.found(on: screen(Array(facts.prefix(3)), importance: .high)).isEmpty)
  }

  @Test("Facts with names of their own are not, however many are read on demand")
  func notFound() {
    let facts = [
      ("Sent", "Yesterday"), ("Sender", "Ana"), ("Length", "2"), ("Kind", "Yesterday"),
      ("Note", "Dinner at eight or nine"),
    ]

    #expect(CustomContentMisuse.found(on: screen(facts)).isEmpty)
    #expect(CustomContentMisuse.found(on: screen([])).isEmpty)
  }

  private func screen(
    _ facts: [(String, String)], importance: AccessibilityCustomContent.Importance = .default
  ) -> AuditedScreen {
    AuditedScreen(
      .message(
        "Dinner at eight?", value: "Liked",
        content: facts.map {
          AccessibilityCustomContent(label: $0.0, value: $0.1, importance: importance)
        }))
  }
}
