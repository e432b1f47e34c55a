import Testing

@testable import EarshotAudit

@Suite("Words with capitals inside")
struct InnerCapitalsTests {
  @Test(
    "A word that begins small and goes on with another is of code",
    arguments: ["sendButton", "reactionAdd", "chatURLField", "onTap2Send", "unreadCount"])
  func camelCase(word: String) {
    #expect(InnerCapitals.shape(of: word) == .camelCase)
  }

  @Test(
    "A word that begins with a capital is of code where it names a thing in code",
    arguments: ["SendButton", "ChatRow", "IconSend", "ReactionBarView", "BtnOk"])
  func typeName(word: String) {
    #expect(InnerCapitals.shape(of: word) == .typeName)
  }

  @Test(
    "Names of people, brands and systems, and plain words are not",
    arguments: [
      "iPhone", "eBay", "macOS", "watchOS", "adBLOCK", "YouTube", "McDonald", "GitHub", "DeShawn",
      "PhD", "JPEGs", "Button", "VIEW", "send", "", "2Button", "123", "3DView",
    ])
  func names(word: String) {
    #expect(InnerCapitals.shape(of: word) == nil)
  }
}
