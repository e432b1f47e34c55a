import EarshotConversation
import Testing

@MainActor
@Suite("A message is answered and copied")
struct MenuDeedsTests {
  @Test("The latest answer counts, and ends when its message is deleted")
  func answer() throws {
    let conversation = try picnic()
    #expect(conversation.answered == nil)

    try conversation.answer("1")
    try conversation.answer("2")
    #expect(conversation.answered == "2")

    try conversation.delete("1")
    #expect(conversation.answered == "2")
    try conversation.delete("2")
    #expect(conversation.answered == nil)
  }

  @Test("What was copied stays as it was when the message changes or goes")
  func copy() throws {
    let conversation = try picnic()

    try conversation.copy("1")
    try conversation.edit("1", text: "Monday?")
    try conversation.delete("1")

    #expect(conversation.copiedText == "Sunday?")
  }

  @Test("A message that is not there is neither answered nor copied")
  func unknown() throws {
    let conversation = try picnic()

    #expect(throws: ConversationError.unknownMessage("9")) { try conversation.answer("9") }
    #expect(throws: ConversationError.unknownMessage("9")) { try conversation.copy("9") }

    #expect(conversation.answered == nil)
    #expect(conversation.copiedText == nil)
  }
}
