import Testing

@testable import EarshotAudit

@Suite("Hints that order people about")
struct OrderWordsTests {
  @Test(
    "An order is a verb with what it is about",
    arguments: [
      ("Open the chat", true), ("Reply to Ana", true), ("Delete all", true),
      ("Opens the chat", false),
      ("Open", false), ("Chat the open", false), ("Open chats", false), ("Read receipts", false),
      ("", false), ("The open chat", false),
    ])
  func orders(hint: String, isOrder: Bool) {
    #expect(OrderWords.areOrder(hint, language: "en") == isOrder)
  }
}
