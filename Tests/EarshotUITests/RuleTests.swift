import EarshotTree
import Testing

@testable import EarshotUI

@MainActor
@Suite("Every decision about what is exposed is a rule")
struct RuleTests {
  @Test("Each rule has a view that shows it", arguments: UIRule.all)
  func example(rule: UIRule) throws {
    guard !RuleExamples.silent.contains(rule) else { return #expect(RuleExamples.all[rule] == nil) }
    let view = try #require(RuleExamples.all[rule])

    let source = ViewSource(view)
    let elements = source.allElements

    #expect(elements.contains { source.rules(shaping: $0.id).contains(rule.rule) })
  }

  @Test("A rule does not shape what it is not about")
  func otherElements() throws {
    let source = ViewSource(Text("Send"))
    let element = try #require(source.firstElement())

    #expect(source.rules(shaping: element.id).map(\.id) == ["text.element"])
  }

  @Test("A list adds no words, position or container of its own")
  func list() throws {
    let source = ViewSource(List { ForEach(0..<3) { Text(verbatim: "row \($0)") } })
    let element = try #require(source.firstElement())

    #expect(element.label == "row 0" && element.value == nil && element.traits == .staticText)
    #expect(source.container(around: element.id) == nil)
    #expect(source.position(of: element.id) == nil)
  }

  @Test("The table names each rule once, with one sentence")
  func table() {
    #expect(Set(ViewSource.allRules.map(\.id)).count == UIRule.all.count)
    #expect(ViewSource.allRules.allSatisfy { $0.statement.hasSuffix(".") })
  }
}
