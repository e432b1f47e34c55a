import EarshotAudit
import Testing

/// The examples in the documentation of the rules, as somebody would try them.
@Suite("Each example of a rule shows what it is said to show")
struct AuditExampleTests {
  private static let source = ExampleSource()
  /// One call for all of them, as compiling takes most of the time.
  private static let report = Result { try audit() }
  private let audited: AuditedScreens

  init() throws { audited = try Self.report.get() }

  private static func audit() throws -> AuditedScreens {
    let shell = try Shell()
    try shell.write(source.swift, to: "Examples.swift")
    for tree in source.trees { try shell.write(tree.json, to: "\(tree.name).json") }
    let trees = source.trees.map { " './\($0.name).json'" }.joined()
    return try AuditedScreens(
      json: shell.run(
        "swift run earshot audit Examples.swift\(trees) --trust --fail-on never --format json"))
  }

  @Test("The bad example yields a finding of the rule, and the good one does not")
  func examples() { #expect(Self.mistold(in: audited.findings).isEmpty) }

  @Test(
    "No rule can be deleted, or find the opposite, unnoticed",
    arguments: AuditRules.facts.map(\.id))
  func mutants(rule: String) {
    let deleted = audited.findings.filter { $0.rule != rule }
    let good = Self.source.examples.first { $0.rule == rule && !$0.isBad }
    let wrong = good.map {
      AuditedScreens.Finding(rule: rule, severity: "error", screen: $0.screen, message: "")
    }

    #expect(Self.mistold(in: deleted) == ["\(rule) bad"])
    #expect(
      Self.mistold(in: deleted + [wrong].compactMap(\.self)) == ["\(rule) bad", "\(rule) good"])
  }

  @Test("No example has another fault that would matter")
  func others() {
    for example in Self.source.examples {
      let others = findings(of: example).filter {
        $0.rule != example.rule && $0.severity != AuditSeverity.note.rawValue
      }

      #expect(others.isEmpty, "\(example.name): \(others)")
    }
  }

  @Test("The two examples of every rule were opened")
  func opened() {
    #expect(audited.screens.count == 2 * AuditRules.all.count)
  }

  /// The examples on which the rule finds something that should not, or nothing although it should.
  private static func mistold(in findings: [AuditedScreens.Finding]) -> [String] {
    source.examples.filter { example in
      let rules = findings.filter { $0.screen.hasSuffix(example.screen) }.map(\.rule)
      return rules.contains(example.rule) != example.isBad
    }.map(\.name)
  }

  private func findings(of example: ExampleSource.Example) -> [AuditedScreens.Finding] {
    audited.findings(onScreen: example.screen)
  }
}
