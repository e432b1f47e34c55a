import Testing

@testable import EarshotReader

@Suite("Letters have words in the international spelling alphabet")
struct SpellingAlphabetTests {
  @Test("Each letter from a to z has a word that begins with it, as a capital too")
  func letters() {
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      #expect(SpellingAlphabet.word(for: letter)?.first == letter)
      #expect(
        SpellingAlphabet.word(for: Character(letter.uppercased()))
          == SpellingAlphabet.word(for: letter))
    }
    #expect(SpellingAlphabet.word(for: "a") == "alfa")
    #expect(SpellingAlphabet.word(for: "b") == "bravo")
  }

  @Test(
    "Nothing else has a word", arguments: ["é", "1", "@", "[", "`", "{", "ש", "猫", "👍", "\u{0}"])
  func others(character: Character) {
    #expect(SpellingAlphabet.word(for: character) == nil)
  }
}
