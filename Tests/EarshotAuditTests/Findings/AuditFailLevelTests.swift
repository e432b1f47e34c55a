import EarshotAudit
import Testing

@Suite("A run fails from the severity on that was asked for")
struct AuditFailLevelTests {
  @Test(
    "A level is met by its severity and by worse ones",
    arguments: [
      (.error, [.error]), (.warning, [.warning, .error]), (.note, [.note, .warning, .error]),
      (.never, []),
    ] as [(AuditFailLevel, [AuditSeverity])])
  func levels(level: AuditFailLevel, severities: [AuditSeverity]) {
    #expect(AuditSeverity.allCases.filter(level.isMet) == severities)
  }

  @Test("What is known or allowed does not fail a run, and what is new does")
  func report() throws {
    let report = try SampleAudit.report()
    let known = report.compared(with: AuditBaseline(of: report))

    #expect(report.fails(at: .error))
    #expect(!known.fails(at: .note))
    #expect(!report.fails(at: .never))
  }
}
