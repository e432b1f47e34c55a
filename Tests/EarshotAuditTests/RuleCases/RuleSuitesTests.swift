import EarshotAudit
import Testing

@Suite("Every rule has a suite that counts its cases")
struct RuleSuitesTests {
  @Test(
    "The cases of a rule are counted, and it fails where they are too few",
    .enabled(if: TestRun.isWhole, "Only a run of all tests has all suites"),
    arguments: AuditRules.facts.map(\.id))
  func counted(rule: String) {
    #expect(RuleCasesTrait.planned.contains(rule))
  }
}
