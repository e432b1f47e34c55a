import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("Every decision is a rule that can be looked up")
struct ReaderRulesTests {
  @Test("Rules have different names, and each states one sentence")
  func table() {
    #expect(Set(ReaderRules.all.map(\.id)).count == ReaderRules.all.count)
    for rule in ReaderRules.all { #expect(rule.statement.hasSuffix("."), "\(rule.id)") }
  }

  @Test("The rules that shape speech are in the table")
  func listed() throws {
    var reader = ScreenReader(opening: picnic())
    _ = try reader.lines(after: .next, .down, .rotor(.current), .activate)

    for case .speech(let utterance) in reader.log.entries.map(\.heard) {
      #expect(!utterance.rules.isEmpty)
      #expect(utterance.rules.allSatisfy(ReaderRules.all.contains))
    }
  }
}
