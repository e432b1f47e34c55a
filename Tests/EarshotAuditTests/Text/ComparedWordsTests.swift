import Testing

@testable import EarshotAudit

@Suite("Compared words")
struct ComparedWordsTests {
  @Test(
    "Case, punctuation and leading zeros do not count; letters, digits and emoji are apart",
    arguments: [
      ("Ana, see you!", ["ana", "see", "you"]),
      ("2:08", ["2", "8"]),
      ("0", ["0"]),
      ("5km", ["5", "km"]),
      ("❤️👍", ["❤", "👍"]),
      ("Yes 🎉", ["yes", "🎉"]),
      ("· — …", []),
    ] as [(String, [String])])
  func words(text: String, words: [String]) {
    #expect(ComparedWords(text).words == words)
  }

  @Test("Only emoji are emoji, and one letter is enough to have letters")
  func kinds() {
    #expect(ComparedWords("❤️ 👍").areEmoji)
    #expect(!ComparedWords("❤️ yes").areEmoji)
    #expect(!ComparedWords("").areEmoji)
    #expect(ComparedWords("11:21 h").hasLetters)
    #expect(!ComparedWords("11:21 ❤️").hasLetters)
  }

  @Test("A short word is said by a longer one that begins with it, a long one is not")
  func abbreviations() {
    #expect(ComparedWords("Monday").contains("mon"))
    #expect(ComparedWords("September").contains("sept"))
    #expect(!ComparedWords("Undelivered letters").contains("under"))
    #expect(!ComparedWords("messages").contains("messa"))
  }

  @Test("Languages that write no spaces are compared by what is inside")
  func ideographs() {
    #expect(ComparedWords("安娜今天晚上见").contains("今天晚上见"))
    #expect(!ComparedWords("安娜").contains("今天"))
  }

  @Test("The most part of the words is enough, half of them is not")
  func conveying() {
    let told = ComparedWords("Ana, see you at nine, delivered")

    #expect(told.convey(ComparedWords("See you at nine")))
    #expect(told.convey(ComparedWords("Delivered to Ana")))
    #expect(!told.convey(ComparedWords("Not delivered")))
    #expect(told.convey(ComparedWords("—")))
  }
}
