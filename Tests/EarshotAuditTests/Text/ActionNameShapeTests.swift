import Testing

@testable import EarshotAudit

@Suite("Names of actions that were written for a program")
struct ActionNameShapeTests {
  @Test(
    "A name of a shape that only programs use is an identifier",
    arguments: [
      "reaction-add", "thumbs_up", "SEND_TITLE", "chat.send", "arrow.up", "sendButton",
      "SendButton", "3F2504E0-4F89-11D3-9A0C-0305E82C3301", "9c3fd2e8a1b04c77",
    ])
  func shapes(name: String) {
    #expect(ActionNameShape.isIdentifier(name))
  }

  @Test("A long word of capitals is one, if it can be said", arguments: ["LIKE", "REPLY", "COPY"])
  func shouted(name: String) {
    #expect(ActionNameShape.isIdentifier(name))
  }

  @Test(
    "Words, file names, short or known abbreviations, and capitals that nobody can say are not",
    arguments: [
      "Like", "Reply all", "photo.png", "SMS", "GIF", "JPEG", "NASA", "HTML", "LIKe", "ÜBER",
      "LIKE!", "",
    ])
  func words(name: String) {
    #expect(!ActionNameShape.isIdentifier(name))
  }
}
