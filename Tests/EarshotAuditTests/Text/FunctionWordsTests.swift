import Testing

@testable import EarshotAudit

@Suite("The small words of a language")
struct FunctionWordsTests {
  @Test(
    "Three small words of one language and none of the expected one leave no doubt",
    arguments: [
      ("the and is", "de", "English"), ("der und ist", "en", "German"),
      ("los una porque", "en", "Spanish"), ("les pour vous", "en", "French"),
      ("gli anche perché", "en", "Italian"), ("os muito também", "en", "Portuguese"),
    ])
  func known(words: String, expected: String, language: String) {
    #expect(Self.language(of: words, insteadOf: expected) == language)
  }

  @Test("Two are too few, and so is less than a fifth of the words")
  func few() {
    #expect(Self.language(of: "der und", insteadOf: "en") == nil)
    #expect(
      Self.language(of: "der und ist a b c d e f g h i j k l", insteadOf: "en") == "German")
    #expect(
      Self.language(of: "der und ist a b c d e f g h i j k l m", insteadOf: "en") == nil)
  }

  @Test("One word of the expected language is enough for doubt")
  func doubt() {
    #expect(Self.language(of: "der und ist nicht the", insteadOf: "en") == nil)
  }

  @Test("Where another language has more than half as many, it may be either")
  func either() {
    // “para”, “como”, “este” and “no” are Spanish and Portuguese; “el”, “los”, “las” and “por” are
    // Spanish alone.
    #expect(Self.language(of: "para como este no", insteadOf: "en") == nil)
    #expect(Self.language(of: "para como este no el los las", insteadOf: "en") == nil)
    #expect(Self.language(of: "para como este no el los las con", insteadOf: "en") == "Spanish")
  }

  @Test(
    "A language in other letters has no small words in Latin ones, and of an unknown one nobody knows"
  )
  func letters() {
    #expect(Self.language(of: "der und ist", insteadOf: "ru") == "German")
    #expect(Self.language(of: "der und ist", insteadOf: "nl") == nil)
    #expect(Self.language(of: "der und ist", insteadOf: "tlh") == nil)
  }

  private static func language(of words: String, insteadOf expected: String) -> String? {
    FunctionWords.language(
      of: words.split(separator: " ").map(String.init), insteadOf: expected)
  }
}
