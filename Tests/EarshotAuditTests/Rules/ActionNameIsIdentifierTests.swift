import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule action-name-is-identifier", .cases(of: ActionNameIsIdentifier.self))
struct ActionNameIsIdentifierTests {
  @Test(
    "A name from the code is found",
    arguments: [
      "LIKE", "reaction_add", "reaction-add", "ADD_REACTION", "addReaction", "ReplyAction",
      "chat.reply", "3f2504e0-4f89-11d3-9a0c-0305e82c3301",
    ])
  func found(name: String) {
    let problems = ActionNameIsIdentifier.found(
      on: AuditedScreen(.message("Hi", actions: ["Copy", name])))

    #expect(
      problems == [
        AuditProblem(element: "it", "an action is called “\(name)”, as in the code")
      ]
    )
  }

  @Test("Several are found together, and each once")
  func several() {
    let screen = AuditedScreen(.message("Hi", actions: ["LIKE", "LIKE", "reply_all"]))

    #expect(
      ActionNameIsIdentifier.found(on: screen) == [
        AuditProblem(
          element: "it", "actions are called “LIKE” and “reply_all”, as in the code")
      ])
  }

  @Test(
    "Words, short words of capitals, abbreviations, and files to open are not",
    arguments: [
      "Like", "OK", "GIF", "FAQ", "RSVP", "JPEG", "HTTP", "REPLY NOW", "sign-up", "iCloud",
      "Open YouTube", "photo.png", "❤️", "ОТВЕТ", "Lake",
    ])
  func notFound(name: String) {
    let screen = AuditedScreen(.message("Hi", actions: [name]))

    #expect(ActionNameIsIdentifier.found(on: screen).isEmpty)
  }
}
