import Testing

@testable import EarshotAudit

@Suite("What was written for a program")
struct WordShapeTests {
  @Test(
    "Each shape is known by its marks",
    arguments: [
      ("photo.png", .pictureFile), ("IMG 1.jpg", nil), ("IMG_1.JPG", .pictureFile),
      ("reaction-add", .kebabCase), ("chat-send-icon", .kebabCase),
      ("thumbs_up", .snakeCase), ("Icon_send", .snakeCase), ("icon_24", .snakeCase),
      ("SEND_TITLE", .constantCase), ("chat.send", .key), ("chat.sendTitle", .key),
      ("paperplane.fill", .symbol), ("arrow.up", .symbol),
      ("sendButton", .camelCase), ("reactionAdd2Chat", .camelCase), ("SendButton", .typeName),
      ("3F2504E0-4F89-11D3-9A0C-0305E82C3301", .uniqueNumber),
      ("9c3fd2e8a1b04c77", .hash), ("q7Zt4Lm9Xc2Rv8Bn5Kd1", .hash),
    ] as [(String, WordShape?)])
  func shapes(text: String, shape: WordShape?) {
    #expect(WordShape(text) == shape)
  }

  @Test(
    "Words and names have none",
    arguments: [
      "", "Send", "send", "Add reaction", "e-mail", "Check-in", "covid-19", "-", "a--b", "_",
      "_1_2",
      "_private", ".png", "a..png", "e.g", "3f2504e0--4f89-11d3-9a0c-0305e82c3301", "12_34", "1.5",
      "v1.2", "e.g.", ".", "a..b", "Chat.send", "chat.24", "2Button",
      "Button", "Q7ZT4LM9XC2RV8BN5KD1", "example.org",
      "notes.md", "node.js", "iPhone", "macOS", "YouTube", "DeShawn", "GitHub", "OK", "2Go",
      "grün-blau", "3f2504e0-4f89-11d3-9a0c-0305e82c330", "3f2504e0-4f89-11d3-9a0c-0305e82c330z",
      "9c3fd2e8a1b04c7", "1234567890123456", "abcdefabcdefabcdef", "q7zt4lm9xc2rv8bn5kd1",
      "q7Zt4Lm9Xc2Rv8Bn5Kd",
    ])
  func words(text: String) {
    #expect(WordShape(text) == nil)
  }

  @Test("Names of pictures are told from other identifiers")
  func pictures() {
    #expect(
      WordShape.allCases.filter(\.isPictureName) == [.pictureFile, .kebabCase, .snakeCase, .symbol])
  }

  @Test("What is longer than any identifier has none")
  func long() {
    #expect(WordShape(String(repeating: "a_", count: 100)) == .snakeCase)
    #expect(WordShape(String(repeating: "a_", count: 100) + "a") == nil)
  }
}
