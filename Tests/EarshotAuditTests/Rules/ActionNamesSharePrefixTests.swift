import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule action-names-share-prefix", .cases(of: ActionNamesSharePrefix.self))
struct ActionNamesSharePrefixTests {
  @Test(
    "Three actions that begin with the same three words are found",
    arguments: [
      (
        ["Move to folder Work", "Move to folder Home", "Move to folder Club"],
        ["3 actions begin with “Move to folder”"]
      ),
      (
        [
          "Copy", "React to this message with ❤️", "React to this message with 👍", "Reply",
          "React to this message with 👎", "React to this message with 😂",
        ],
        ["4 actions begin with “React to this message with”"]
      ),
      (
        [
          "One two three a", "Four five six a", "One two three b", "Four five six b",
          "Four five six c", "One two three c",
        ],
        ["3 actions begin with “One two three”", "3 actions begin with “Four five six”"]
      ),
    ])
  func found(names: [String], messages: [String]) {
    let problems = ActionNamesSharePrefix.found(
      on: AuditedScreen(.message("Hi", actions: names)))

    #expect(problems == messages.map { AuditProblem(element: "it", $0) })
  }

  @Test(
    "Two actions, two words, names that end there, and the same name again are not",
    arguments: [
      ["React with ❤️", "React with 👍", "React with 👎"],
      ["Move to folder Work", "Move to folder Home", "Move to trash bin"],
      ["Move to folder", "Move to folder Home", "Move to folder Club"],
      ["Move to folder Work", "Move to folder Work", "Move to folder Home"],
      [],
    ])
  func notFound(names: [String]) {
    let screen = AuditedScreen(.message("Hi", actions: names))

    #expect(ActionNamesSharePrefix.found(on: screen).isEmpty)
  }
}
