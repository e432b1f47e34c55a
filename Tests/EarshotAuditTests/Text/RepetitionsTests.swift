import Testing

@testable import EarshotAudit

@Suite("Names that are there more than once")
struct RepetitionsTests {
  @Test("They are counted as they are heard, and named as they are written first")
  func counted() {
    let repeated = Repetitions.of(["Reply", "Copy", " reply", "Pin", "copy", "Copy", "", ""])

    #expect(repeated.map(\.name) == ["Reply", "Copy"])
    #expect(repeated.map(\.count) == [2, 3])
  }

  @Test("Twice has a word of its own", arguments: [(2, "twice"), (3, "3 times")])
  func times(count: Int, words: String) {
    #expect(Repetitions.times(count) == words)
  }
}
