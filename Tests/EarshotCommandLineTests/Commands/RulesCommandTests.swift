import EarshotAudit
import Testing

@testable import earshot

@Suite("The rules of the audit are listed and explained")
struct RulesCommandTests {
  @Test("Every rule is in the list, under what it is about")
  func list() throws {
    let lines = try printed(nil).split(separator: "\n", omittingEmptySubsequences: false)

    #expect(
      lines.prefix(2) == [
        "names, 9 rules: whether something has a name, and whether the name is one",
        "  missing-label: An element has no name (error)",
      ])
    let rules = lines.filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: ":").first }
    #expect(rules == AuditRules.facts.map { "  \($0.id)" })
    #expect(lines.filter(\.isEmpty).count == AuditTopic.allCases.count)
  }

  @Test("The rules of one topic are listed alone")
  func topic() throws {
    let text = try printed("geometry")

    #expect(text.hasPrefix("geometry, 6 rules: sizes and places\n  reading-order-against-frames: "))
    #expect(text.split(separator: "\n").count == 7)
  }

  @Test("A rule is explained with an example")
  func page() throws {
    let text = try printed("missing-label")

    #expect(
      text.hasPrefix(
        """
        missing-label: An element has no name.
        The cursor stops, and nothing but a role is said, such as “button” or “image”.
        What to do: give it a label
        """))
    #expect(text.hasSuffix("\n    .accessibilityLabel(\"Record\")\n"))
  }

  @Test(
    "A rule that is none is told, with the one that may be meant",
    arguments: [
      ("label-missing", "'label-missing'; did you mean 'missing-label'?"),
      ("missing-lable", "'missing-lable'; did you mean 'missing-label'?"),
      ("behavior", "'behavior'; did you mean 'behaviour'?"),
      ("contrast", "'contrast'; 'earshot rules' lists them"),
    ])
  func unknown(name: String, message: String) {
    let error = #expect(throws: CommandLineError.self) { try printed(name) }

    #expect(error?.description == "earshot: error: unknown rule \(message)")
  }

  @discardableResult
  private func printed(_ rule: String?) throws(CommandLineError) -> String {
    var output = ""
    try RulesCommand(rule: rule).run(printingTo: &output)
    return output
  }
}
