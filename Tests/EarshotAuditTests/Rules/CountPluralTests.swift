import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule count-plural", .cases(of: CountPlural.self))
struct CountPluralTests {
  @Test(
    "A number and a word that do not agree are found, with the right form",
    arguments: [
      ("1 reactions", "1 reactions", "1 reaction"),
      ("You and 1 others", "1 others", "1 other"),
      ("2 reaction", "2 reaction", "2 reactions"),
      ("You and 2 other", "2 other", "2 others"),
      ("1 unread messages", "1 unread messages", "1 unread message"),
      ("11 reply, last today", "11 reply", "11 replies"),
      ("2 reaction from Ana", "2 reaction", "2 reactions"),
      ("1 people", "1 people", "1 person"),
    ])
  func found(value: String, written: String, right: String) {
    let problems = CountPlural.found(on: AuditedScreen(.message("Hi", value: value)))

    #expect(
      problems == [
        AuditProblem(
          element: "it", "its value is heard as “\(value)”, with “\(written)”",
          remedy: "say “\(right)”")
      ])
  }

  @Test(
    "So they are in other languages in which one is one and the rest is several",
    arguments: [
      ("1 Reaktionen", "de", "1 Reaktionen", "1 Reaktion"),
      ("2 Nachricht von Ana", "de", "2 Nachricht", "2 Nachrichten"),
      ("1 réponses", "fr", "1 réponses", "1 réponse"),
      ("3 mensaje", "es", "3 mensaje", "3 mensajes"),
      ("1 messaggi", "it", "1 messaggi", "1 messaggio"),
      ("2 reação", "pt", "2 reação", "2 reações"),
    ])
  func foundElsewhere(value: String, language: String, written: String, right: String) {
    let screen = AuditedScreen(.message("Hi", value: value), language: language)

    let problems = CountPlural.found(on: screen)

    #expect(
      problems == [
        AuditProblem(
          element: "it", "its value is heard as “\(value)”, with “\(written)”",
          remedy: "say “\(right)”")
      ])
  }

  @Test(
    "Right forms in other languages, and those of which nothing is known, are not",
    arguments: [
      ("1 Reaktion", "de"), ("2 Nachrichten", "de"), ("Tag 1 Nachrichten", "de"),
      ("2 réponses", "fr"), ("1 mensaje", "es"), ("2 messaggi", "it"), ("1 reação", "pt"),
      ("5 сообщений", "ru"), ("1 photos", "nl"), ("1 reactions", "de"),
    ])
  func notFoundElsewhere(value: String, language: String) {
    let screen = AuditedScreen(.message("Hi", value: value), language: language)

    #expect(CountPlural.found(on: screen).isEmpty)
  }

  @Test("In the words of a message it is likely, since people write so too")
  func message() {
    let problems = CountPlural.found(on: AuditedScreen(.message("I got 1 likes")))

    #expect(problems.map(\.confidence) == [.likely])
  }

  @Test(
    "Right forms, names with numbers, longer words and things that are not known are not",
    arguments: [
      "1 reaction", "2 reactions", "0 reaction", "1 of 3 reactions", "Day 1 messages",
      "2 reaction buttons", "5 minute walk", "0.1 reactions", "1st replies", "1 sheep", "2 sheep",
      "1", "2 unread", "2 people", "1 other person", "No reactions", "1 day, 2 messages",
    ])
  func notFound(value: String) {
    #expect(CountPlural.found(on: AuditedScreen(.message("Hi", value: value))).isEmpty)
  }
}
