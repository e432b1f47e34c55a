import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule language-mismatch")
struct LanguageMismatchTests {
  private static let german = "Die Fähre ist heute nicht pünktlich und kommt erst um neun"
  private static let russian = "Паром сегодня опаздывает и придёт только в девять"

  @Test(
    "Words of another language or script are found in what the app says",
    arguments: [
      (german, "en", "German"),
      ("We are not sure that the ferry will come before nine", "de", "English"),
      ("Le bac est en retard et ne sera pas là pour le dîner avec nous", "en", "French"),
      (russian, "en", "Cyrillic letters"),
      ("フェリーは今日は遅れています", "fr", "Japanese letters"),
      ("We are not sure that the ferry will come before nine", "ru", "English"),
    ])
  func found(label: String, language: String, kind: String) {
    let screen = AuditedScreen(.button(label), language: language)

    let problems = LanguageMismatch.problems(on: screen)

    #expect(
      problems == [
        AuditProblem(
          element: "it",
          "heard as “\(label.prefix(60))\(label.count > 60 ? "…" : "")”,"
            + " which is \(kind) and is read as “\(language)”")
      ])
  }

  @Test("In a message it is worth a note, since the app may not know what people write in")
  func message() {
    let problems = LanguageMismatch.problems(on: AuditedScreen(.message(Self.german)))

    #expect(problems.map(\.severity) == [.note])
  }

  @Test("The value of a message is a matter of the app")
  func value() {
    let element = AccessibilityElement.message("Hi", value: Self.german)

    #expect(LanguageMismatch.problems(on: AuditedScreen(element)).map(\.severity) == [nil])
  }

  @Test(
    "Words in their language, few words, names, and words that many languages share are not",
    arguments: [
      ("The ferry is late today and will not come before nine", "en"),
      ("Die Fähre ist nicht da", "en"),
      ("Ana Ben Carla David Emma Fritz Greta", "en"),
      ("Did you see the film Das Boot, die Ratten und der Rest of it", "en"),
      ("Она сказала nein", "ru"),
      ("iPhone iPad MacBook AirPods HomePod Apple Watch", "ru"),
      ("Паром опаздывает", "en"),
      ("Паром и the Паром и the Паром и the Паром", "en"),
      ("De veerboot is vandaag laat en komt pas om negen", "nl"),
      ("The words are in the other and they are not for you", "xx"),
      ("フェリー", "en"),
    ])
  func notFound(label: String, language: String) {
    let screen = AuditedScreen(.button(label), language: language)

    #expect(LanguageMismatch.problems(on: screen).isEmpty)
  }

  @Test("Words that state their language are not, and those that state another are")
  func stated() {
    let right = AccessibilityElement.message(Self.german, language: "de-CH")
    let wrong = AccessibilityElement.message(Self.german, language: "fr")

    #expect(LanguageMismatch.problems(on: AuditedScreen(right)).isEmpty)
    #expect(LanguageMismatch.problems(on: AuditedScreen(wrong)).count == 1)
  }
}
