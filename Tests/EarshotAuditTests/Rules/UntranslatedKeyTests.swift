import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule untranslated-key", .cases(of: UntranslatedKey.self))
struct UntranslatedKeyTests {
  @Test(
    "Keys and open places are found in all texts of the app",
    arguments: [
      (.button("chat.send.title"), "heard as “chat.send.title”, which is a key and no text"),
      (.button("SEND_TITLE"), "heard as “SEND_TITLE”, which is a key and no text"),
      (
        .message("Hi", value: "reaction.value.mine"),
        "its value is heard as “reaction.value.mine”, which is a key and no text"
      ),
      (
        .message("Hi", hint: "CHAT_HINT"),
        "its hint is heard as “CHAT_HINT”, which is a key and no text"
      ),
      (
        .message("Hi", content: [AccessibilityCustomContent(label: "chat.sent", value: "Today")]),
        "its custom content is heard as “chat.sent”, which is a key and no text"
      ),
      (
        .button("%1$d of %2$@"), "heard as “%1$d of %2$@”, with nothing put in for “%1$d”"
      ),
      (
        .message("Hi", value: "{count} replies"),
        "its value is heard as “{count} replies”, with nothing put in for “{count}”"
      ),
      (
        .message("Hi", actions: ["React with %@"]),
        "an action is called “React with %@”, with nothing put in for “%@”"
      ),
    ] as [(AccessibilityElement, String)])
  func found(element: AccessibilityElement, message: String) {
    let problems = UntranslatedKey.found(on: AuditedScreen(element))

    #expect(problems == [AuditProblem(element: "it", message)])
  }

  @Test(
    "In what may be a message they are likely ones, and a key has more parts",
    arguments: [
      ("chat.empty.title", "heard as “chat.empty.title”, which is a key and no text"),
      ("CHAT_EMPTY_TITLE", "heard as “CHAT_EMPTY_TITLE”, which is a key and no text"),
      ("%@ messages", "heard as “%@ messages”, with nothing put in for “%@”"),
    ])
  func messages(label: String, message: String) {
    let problems = UntranslatedKey.found(on: AuditedScreen(.message(label)))

    #expect(problems == [AuditProblem(element: "it", message, confidence: .likely)])
  }

  @Test(
    "Percentages, addresses, files, versions, abbreviations, code and names of pictures are not",
    arguments: [
      .button("50% of all"), .button("50%d"), .button("example.org"), .button("notes.md"),
      .button("1.2.3"), .button("e.g."), .button("OK"), .button("{ }"), .button("% done"),
      .message("lol.ok"), .message("LOL_OK"), .message("use \"%d\" there"),
      .message("print(`%@`)"), .message("Hi", actions: ["chat.reply"]),
      .picture("chat.send.title"), .button("100 %in use"), .button("Send"),
      .button("ana.lopez"),
    ] as [AccessibilityElement])
  func notFound(element: AccessibilityElement) {
    #expect(UntranslatedKey.found(on: AuditedScreen(element)).isEmpty)
  }

  @Test("What somebody types is not")
  func typed() {
    let field = AccessibilityElement(id: "it", value: "chat.send.title", traits: .textEntry)

    #expect(UntranslatedKey.found(on: AuditedScreen(field)).isEmpty)
  }

  @Test("A key as the prompt of an empty field is found")
  func prompt() {
    let field = AccessibilityElement(
      id: "it", value: "chat.send.prompt", traits: .textEntry, showsPrompt: true)

    #expect(UntranslatedKey.found(on: AuditedScreen(field)).count == 1)
  }

  @Test("The name of a picture is told of by another rule")
  func picture() {
    let named = AuditedScreen(.button("IMG_2041"), drawn: [.asset("IMG_2041")])
    let other = AuditedScreen(.button("SEND_TITLE"), drawn: [.asset("send")])

    #expect(UntranslatedKey.found(on: named).isEmpty)
    #expect(LabelIsFileName.problems(on: named).count == 1)
    #expect(UntranslatedKey.found(on: other).count == 1)
  }
}
