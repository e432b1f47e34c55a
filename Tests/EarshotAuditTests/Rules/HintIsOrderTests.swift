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
    "An order in another language is found",
    arguments: [
      ("Öffne den Chat", "de"), ("Wählen Sie eine Reaktion", "de"), ("Ouvrez la discussion", "fr"),
      ("Abra el chat", "es"), ("Apri la chat", "it"), ("Abra a conversa", "pt"),
      ("Откройте чат", "ru"), ("チャットを開いてください。", "ja"), ("افتح المحادثة", "ar"),
    ])
  func foundElsewhere(hint: String, language: String) {
    let screen = AuditedScreen(.button("Ana", hint: hint), language: language)

    #expect(HintIsOrder.found(on: screen).map(\.message) == ["its hint orders “\(hint)”"])
  }

  @Test(
    "What happens in another language is not",
    arguments: [
      ("Öffnet den Chat", "de"), ("Chat öffnen", "de"), ("Weiß, wer Sie sind", "de"),
      ("Ouvre la discussion", "fr"), ("Abre el chat", "es"), ("Apre la chat", "it"),
      ("Abre a conversa", "pt"), ("Открывает чат", "ru"), ("チャットを開きます。", "ja"),
      ("يفتح المحادثة", "ar"), ("Öffne", "de"),
    ])
  func notFoundElsewhere(hint: String, language: String) {
    let screen = AuditedScreen(.button("Ana", hint: hint), language: language)

    #expect(HintIsOrder.found(on: screen).isEmpty)
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
