import EarshotAudit
import EarshotTestSupport
import Foundation
import Testing

@Suite("The page of the audit's rules says what the rules say")
struct AuditRulesPageTests {
  private static let url = URL(filePath: Repository.root)
    .appending(path: "Sources/EarshotAudit/EarshotAudit.docc/Rules.md")

  @Test("The page is up to date")
  func page() throws {
    try WrittenPage(url: Self.url, suite: "AuditRulesPageTests")
      .expect(AuditRulesPage(rules: AuditRules.facts).text)
  }

  @Test("Rules have names of their own, in lower case with hyphens")
  func names() {
    let names = AuditRules.facts.map(\.id)

    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.allSatisfy { $0 == "-" || ($0.isASCII && $0.isLowercase) })
    }
  }

  @Test("What a rule rests on is told exactly where it is assumed")
  func assumptions() {
    for facts in AuditRules.facts where facts.confidence == .assumed {
      #expect(facts.assumption != nil, "\(facts.id)")
    }
  }
}
