import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule language-mismatch", .cases(of: LanguageMismatch.self))
struct LanguageMismatchTests {
  private static let german = "Die Fähre ist heute nicht pünktlich und kommt erst um neun"

  @Test(
    "Words of another language or script are found in what the app says",
    arguments: [
      (
        german, "en",
        "heard as “Die Fähre ist heute nicht pünktlich und…”, which is German and is read as “en”"
      ),
      (
        "We are not sure that the ferry will come", "de",
        "heard as “We are not sure that the ferry will come”, which is English and is read as “de”"
      ),
      (
        "Le bac ne sera pas là pour vous", "en",
        "heard as “Le bac ne sera pas là pour vous”, which is French and is read as “en”"
      ),
      (
        "Паром сегодня опаздывает на два часа", "en",
        "heard as “Паром сегодня опаздывает на два часа”,"
          + " which is Cyrillic letters and is read as “en”"
      ),
      (
        "フェリーは今日は遅れています", "fr",
        "heard as “フェリーは今日は遅れています”, which is Japanese letters and is read as “fr”"
      ),
      (
        "We are not sure that the ferry will come", "ru",
        "heard as “We are not sure that the ferry will come”, which is English and is read as “ru”"
      ),
    ])
  func found(label: String, language: String, message: String) {
    let screen = AuditedScreen(.button(label), language: language)

    let problems = LanguageMismatch.found(on: screen)

    #expect(problems == [AuditProblem(element: "it", message)])
  }

  @Test("In a message it is worth a note, since the app may not know what people write in")
  func message() {
    let problems = LanguageMismatch.found(on: AuditedScreen(.message(Self.german)))

    #expect(problems.map(\.severity) == [.note])
  }

  @Test("The value of a message is a matter of the app")
  func value() {
    let element = AccessibilityElement.message("Hi", value: Self.german)

    #expect(LanguageMismatch.found(on: AuditedScreen(element)).map(\.severity) == [nil])
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

    #expect(LanguageMismatch.found(on: screen).isEmpty)
  }

  @Test("Words that state their language are not, and those that state another are")
  func stated() {
    let right = AccessibilityElement.message(Self.german, language: "de-CH")
    let wrong = AccessibilityElement.message(Self.german, language: "fr")

    #expect(LanguageMismatch.found(on: AuditedScreen(right)).isEmpty)
    #expect(LanguageMismatch.found(on: AuditedScreen(wrong)).count == 1)
  }
}
