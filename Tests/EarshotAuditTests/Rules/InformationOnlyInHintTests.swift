import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule information-only-in-hint", .cases(of: InformationOnlyInHint.self))
struct InformationOnlyInHintTests {
  @Test(
    "A status, a number of things, or a name in a hint alone is found",
    arguments: [
      ("Not sent", "Not sent"), ("3 unread messages", "3 unread messages"),
      ("From Ana", "From Ana"), ("Read by Ana", "Read by Ana"),
      ("Failed to send", "Failed to send"), ("Opens the chat. Delivered today.", "Delivered today"),
      ("Reacted with ❤️", "Reacted with ❤️"), ("Opens it; by Ana", "by Ana"),
    ])
  func found(hint: String, fact: String) {
    let problems = InformationOnlyInHint.found(
      on: AuditedScreen(.message("Dinner at eight?", hint: hint)))

    #expect(problems == [AuditProblem(element: "it", "“\(fact)” is heard only as a hint")])
  }

  @Test(
    "What activation does, and facts that are told elsewhere too, are not",
    arguments: [
      .message("Dinner?", hint: "Marks the message as read"),
      .message("Rewind", hint: "Skips back 15 seconds"),
      .message("Dinner?", hint: "3"),
      .message("Dinner?", hint: "Read receipts are off"),
      .message("Dinner?", hint: "Blocked people cannot call"),
      .message("Dinner?", hint: "From now on silent"),
      .message("Dinner?", hint: "By now silent"),
      .message("Dinner?", hint: "From"),
      .message("Dinner?", value: "Not sent", hint: "Not sent"),
      .message("Ana, 3 unread messages", hint: "3 unread messages"),
      .message(
        "Dinner?", hint: "Delivered",
        content: [AccessibilityCustomContent(label: "Status", value: "Delivered")]),
      .message("Dinner?"), .message("Dinner?", value: "Not sent"),
    ] as [AccessibilityElement])
  func notFound(element: AccessibilityElement) {
    #expect(InformationOnlyInHint.found(on: AuditedScreen(element)).isEmpty)
  }

  @Test(
    "A status in a hint alone is found in other languages",
    arguments: [
      ("Nicht gesendet", "de"), ("Gelesen von Ana", "de"), ("Non lu", "fr"), ("Enviado hoy", "es"),
      ("Non inviato", "it"), ("Não enviada", "pt"), ("Не отправлено", "ru"), ("未送信", "ja"),
      ("تم الإرسال", "ar"), ("3 réponses", "fr"),
    ])
  func foundElsewhere(hint: String, language: String) {
    let screen = AuditedScreen(.message("Abendessen?", hint: hint), language: language)

    let problems = InformationOnlyInHint.found(on: screen)

    #expect(problems.map(\.message) == ["“\(hint)” is heard only as a hint"])
  }

  @Test(
    "What activation does is not, and nothing in languages of which no words are known",
    arguments: [
      ("Öffnet den Chat", "de"), ("Gelesene Nachrichten ausblenden", "de"), ("Von Ana", "de"),
      ("Lit le message", "fr"), ("既読にします", "ja"), ("3 berichten", "nl"), ("Not sent", "nl"),
    ])
  func notFoundElsewhere(hint: String, language: String) {
    let screen = AuditedScreen(.message("Abendessen?", hint: hint), language: language)

    #expect(InformationOnlyInHint.found(on: screen).isEmpty)
  }

  @Test("English words where another language is spoken are not judged")
  func otherLanguage() {
    let screen = AuditedScreen(.message("Hi", hint: "Not sent"), language: "de")

    #expect(InformationOnlyInHint.found(on: screen).isEmpty)
  }
}
