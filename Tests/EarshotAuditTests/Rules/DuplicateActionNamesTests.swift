import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule duplicate-action-names", .cases(of: DuplicateActionNames.self))
struct DuplicateActionNamesTests {
  @Test(
    "All names that are offered more than once are found together",
    arguments: [
      (["Reply", "Reply"], "“Reply” is offered twice"),
      (["Reply", "Copy", "reply ", "Reply"], "“Reply” is offered 3 times"),
      (
        ["React with 👍", "Copy", "React with 👍", "Copy"],
        "“React with 👍” and “Copy” are offered twice"
      ),
      (
        ["Reply", "Reply", "Reply", "Copy", "Copy"],
        "“Copy” is offered twice, “Reply” is offered 3 times"
      ),
    ])
  func found(names: [String], message: String) {
    let problems = DuplicateActionNames.found(
      on: AuditedScreen(.message("Hi", actions: names)))

    #expect(problems == [AuditProblem(element: "it", message)])
  }

  @Test(
    "Names that differ, and what has no name, are not",
    arguments: [["Reply", "Reply all"], ["React with ❤️", "Remove ❤️"], ["", ""], []])
  func notFound(names: [String]) {
    #expect(
      DuplicateActionNames.found(on: AuditedScreen(.message("Hi", actions: names))).isEmpty)
  }

  @Test("The same action on each of several messages is not")
  func severalElements() {
    let messages = ["first", "second"].map { id in
      AuditedElement(
        AccessibilityElement(
          id: .init(rawValue: id), label: "Hi", customActions: [AccessibilityCustomAction("Reply")])
      )
    }

    #expect(DuplicateActionNames.found(on: AuditedScreen(elements: messages)).isEmpty)
  }
}
