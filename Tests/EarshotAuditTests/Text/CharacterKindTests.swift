import Testing

@testable import EarshotAudit

@Suite("What a character is to somebody who compares words")
struct CharacterKindTests {
  @Test(
    "Letters, digits and emoji are told apart, and nothing else counts",
    arguments: [
      ("a", .letter), ("ß", .letter), ("漢", .letter), ("7", .digit), ("½", .digit), ("❤️", .emoji),
      ("1️⃣", .emoji), (" ", .none), ("…", .none), ("+", .none),
    ] as [(Character, CharacterKind)])
  func kinds(character: Character, kind: CharacterKind) {
    #expect(CharacterKind(of: character) == kind)
  }
}
