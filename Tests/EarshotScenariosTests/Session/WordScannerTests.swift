import Testing

@testable import EarshotScenarios

@Suite("A command is taken apart word by word")
struct WordScannerTests {
  @Test("What follows the words that were taken keeps its spaces")
  func rest() {
    var words = WordScanner("app arrive  ana Yes   two  ")

    let taken = [words.next(), words.next(), words.next()]

    #expect(taken == ["app", "arrive", "ana"])
    #expect(words.text == "Yes   two")
    #expect(!words.isAtEnd)
  }

  @Test(
    "Quotes hold a word together; a quote that is not closed is part of the word",
    arguments: [
      ("\"m 1\" x", ["m 1", "x"]), ("\"m\"1 x", ["\"m\"1", "x"]), ("\"m 1", ["\"m", "1"]),
      ("\"\" x", ["", "x"]), ("\"a\"b c\"", ["a\"b c"]), ("don\"t x", ["don\"t", "x"]), ("  ", []),
    ])
  func quotes(line: String, expected: [String]) {
    var words = WordScanner(line)

    var taken: [String] = []
    while let word = words.next() { taken.append(word) }

    #expect(taken == expected)
    #expect(words.isAtEnd)
  }

  @Test("A space stays one where a joiner or a selector follows it")
  func combining() {
    var words = WordScanner("ana \u{200D} 4")

    #expect([words.next(), words.next(), words.next()] == ["ana", "\u{200D}", "4"])
  }
}
