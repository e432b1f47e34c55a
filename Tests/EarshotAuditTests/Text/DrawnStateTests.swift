import Testing

@testable import EarshotAudit

@Suite("States that symbols tell, and the words that tell the same")
struct DrawnStateTests {
  @Test(
    "A symbol has a state by its name, or by what the name begins with",
    arguments: [
      ("checkmark", .done), ("checkmark.circle.fill", .done), ("bell.slash", .muted),
      ("lock.fill", .locked), ("bell", nil), ("wifi", nil), ("heart", nil), ("", nil),
    ] as [(String, DrawnState?)])
  func symbols(name: String, state: DrawnState?) {
    #expect(DrawnState(ofSymbol: name) == state)
  }

  @Test(
    "Words tell it in the language of the app, and in English",
    arguments: [
      (.done, "Gesendet", "de"), (.failed, "Nicht gesendet", "de"), (.warning, "Échec", "fr"),
      (.waiting, "En attente", "fr"), (.done, "Leído", "es"), (.muted, "Silenziato", "it"),
      (.pinned, "Fixada", "pt"), (.done, "Прочитано", "ru"), (.done, "既読", "ja"),
      (.failed, "メッセージは未送信です", "ja"), (.done, "تم الإرسال", "ar"), (.done, "Sent", "de"),
      (.locked, "Verschlüsselt", "de"), (.disconnected, "Pas de réseau", "fr"),
    ] as [(DrawnState, String, String)])
  func told(state: DrawnState, words: String, language: String) {
    #expect(state.isTold(by: ComparedWords(words), language: language))
  }

  @Test(
    "Other words, and those of a third language, do not",
    arguments: [
      (.done, "Bis morgen", "de"), (.done, "Gesendet", "fr"), (.muted, "Gesendet", "de"),
      (.done, "また明日", "ja"), (.done, "", "en"),
    ] as [(DrawnState, String, String)])
  func untold(state: DrawnState, words: String, language: String) {
    #expect(!state.isTold(by: ComparedWords(words), language: language))
  }
}
