import Testing

@testable import EarshotAudit

@Suite("Texts that break off")
struct DanglingEndTests {
  @Test(
    "A word that leads on to another, or a colon, waits for more",
    arguments: [
      ("Reacted with", "en"), ("Reacted WITH  ", "en"), ("Status:", "en"), ("a: b:", "en"),
      ("Gesendet von", "de"), ("Envoyé par", "fr"), ("Enviado por", "es"), ("Inviato da", "it"),
      ("Reagiu com", "pt"), ("Отправлено от", "ru"),
    ])
  func breaksOff(text: String, language: String) {
    #expect(DanglingEnd.breaksOff(text, language: language))
  }

  @Test(
    "A text that ends, a word that may be one by itself, and emoji in code do not",
    arguments: [
      ("Reacted with ❤️", "en"), ("Sent to you", "en"), ("with", "en"), ("", "en"), (" ", "en"),
      ("Reacted :tada:", "en"), ("12:30", "en"), ("Reacted with", "de"), ("Reacted with", "tlh"),
      ("Log in within", "en"),
    ])
  func ends(text: String, language: String) {
    #expect(!DanglingEnd.breaksOff(text, language: language))
  }

  @Test("A word on its own waits where a space behind it shows so")
  func alone() {
    #expect(DanglingEnd.breaksOff("by ", language: "en"))
    #expect(!DanglingEnd.breaksOff(" by", language: "en"))
    #expect(!DanglingEnd.breaksOff("Sent ", language: "en"))
  }
}
