import Testing

@testable import EarshotAudit

@Suite("Sentences that tell facts")
struct StatusWordsTests {
  @Test(
    "A status, a number of things, and whose something is are facts",
    arguments: [
      "Sent", "Not delivered", "Read by Ana", "Edited just now", "Reacted with ❤️", "3 replies",
      "From Ana", "by Ana Lea", "Failed, since 9:41",
    ])
  func facts(sentence: String) {
    #expect(StatusWords.areFact(sentence, language: "en"))
  }

  @Test(
    "What will happen, what only begins like a status, and a word alone are none",
    arguments: [
      "Opens the chat", "Read receipts are off", "Sent messages are shown", "3", "From", "by",
      "From the camera", "with Ana", "Not Ana", "Ana sent it", "", "…",
    ])
  func noFacts(sentence: String) {
    #expect(!StatusWords.areFact(sentence, language: "en"))
  }
}
