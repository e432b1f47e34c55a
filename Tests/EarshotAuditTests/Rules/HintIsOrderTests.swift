import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule hint-is-order", .cases(of: HintIsOrder.self))
struct HintIsOrderTests {
  @Test(
    "A hint that begins with an order is found",
    arguments: ["Open the chat", "Select a reaction", "Go to the message", "use this to reply"])
  func found(hint: String) {
    let problems = HintIsOrder.found(on: AuditedScreen(.button("Ana", hint: hint)))

    #expect(problems == [AuditProblem(element: "it", "its hint orders “\(hint)”")])
  }

  @Test(
    "What happens, nouns, single words and other languages are not",
    arguments: [
      ("Opens the chat", "en"), ("Reply count", "en"), ("Copy", "en"), ("The chat", "en"),
      ("Open the chat", "de"), ("Chats open the list", "en"), ("", "en"),
    ])
  func notFound(hint: String, language: String) {
    let screen = AuditedScreen(.button("Ana", hint: hint), language: language)

    #expect(HintIsOrder.found(on: screen).isEmpty)
  }
}
