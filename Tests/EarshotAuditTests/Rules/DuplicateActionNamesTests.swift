import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule duplicate-action-names")
struct DuplicateActionNamesTests {
  @Test(
    "Each name that is offered more than once is found once",
    arguments: [
      (["Reply", "Reply"], ["the action “Reply” is offered twice"]),
      (["Reply", "Copy", "reply ", "Reply"], ["the action “Reply” is offered 3 times"]),
      (
        ["React with 👍", "Copy", "React with 👍", "Copy"],
        ["the action “React with 👍” is offered twice", "the action “Copy” is offered twice"]
      ),
    ])
  func found(names: [String], messages: [String]) {
    let problems = DuplicateActionNames.problems(
      on: AuditedScreen(.message("Hi", actions: names)))

    #expect(problems == messages.map { AuditProblem(element: "it", $0) })
  }

  @Test(
    "Names that differ, and what has no name, are not",
    arguments: [["Reply", "Reply all"], ["React with ❤️", "Remove ❤️"], ["", ""], []])
  func notFound(names: [String]) {
    #expect(
      DuplicateActionNames.problems(on: AuditedScreen(.message("Hi", actions: names))).isEmpty)
  }

  @Test("The same action on each of several messages is not")
  func severalElements() {
    let messages = ["first", "second"].map { id in
      AuditedElement(
        AccessibilityElement(
          id: .init(rawValue: id), label: "Hi", customActions: [AccessibilityCustomAction("Reply")])
      )
    }

    #expect(DuplicateActionNames.problems(on: AuditedScreen(elements: messages)).isEmpty)
  }
}
