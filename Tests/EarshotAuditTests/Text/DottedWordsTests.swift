import Testing

@testable import EarshotAudit

@Suite("Words with dots")
struct DottedWordsTests {
  @Test("Endings of pictures, of addresses and of other files are apart, and in lower case")
  func endings() {
    #expect(DottedWords.pictures.isDisjoint(with: DottedWords.ends))
    #expect(DottedWords.ends.isDisjoint(with: DottedWords.symbols))
    for word in DottedWords.pictures.union(DottedWords.ends).union(DottedWords.symbols) {
      #expect(word == word.lowercased())
    }
  }
}
