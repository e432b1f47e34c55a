import EarshotTestSupport
import Testing

@testable import EarshotAudit

@Suite("What is known is kept in a file, and held against what is found")
struct AuditBaselineTests {
  private static let entry = BaselineEntry(
    fingerprint: "0123456789abcdef", rule: "missing-label", screen: "tapback",
    message: "heard only as “button”")

  @Test("What is written is read as it was, in the order of screens and rules")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let baseline = AuditBaseline(of: try SampleAudit.report())

    try folder.put(baseline.bytes, at: "known.json")

    #expect(try AuditBaseline(contentsOf: folder("known.json")) == baseline)
    let keys = baseline.entries.map { [$0.screen, $0.rule, $0.fingerprint] }
    #expect(keys == keys.sorted { $0.lexicographicallyPrecedes($1) })
  }

  @Test("A finding is new or known, and what is no longer found is told")
  func comparison() throws {
    let report = SampleAudit.found
    let first = try #require(report.findings.first)
    let entries = AuditBaseline(of: report).entries.filter { $0.fingerprint == first.fingerprint }

    let compared = report.compared(with: AuditBaseline(entries: entries + [Self.entry]))

    #expect(compared.state(of: first) == .unchanged)
    #expect(compared.newFindings.count == report.findings.count - 1)
    #expect(compared.baseline?.absent == [Self.entry])
    #expect(report.state(of: first) == nil)
  }

  @Test(
    "What was not looked for is not gone",
    arguments: [
      { $0.screen = "popover" }, { $0.rule = "reading-order" },
      { $0.rule = "touch-target" },
    ] as [@Sendable (inout BaselineEntry) -> Void])
  func unseen(change: @Sendable (inout BaselineEntry) -> Void) {
    var entry = Self.entry
    change(&entry)
    let baseline = AuditBaseline(entries: [entry])

    #expect(SampleAudit.found.compared(with: baseline).baseline?.absent == [])
    #expect(AuditBaseline(of: SampleAudit.found, keeping: baseline).entries.contains(entry))
    #expect(!AuditBaseline(of: SampleAudit.found).entries.contains(entry))
  }

  @Test("What was looked for and is gone is not kept, and what is allowed is not gone")
  func kept() throws {
    let allowed = try #require(try SampleAudit.report().suppressed.first?.finding)
    let baseline = AuditBaseline(of: SampleAudit.found)

    let known = try SampleAudit.report().compared(with: baseline)

    #expect(baseline.entries.contains { $0.fingerprint == allowed.fingerprint })
    #expect(known.baseline?.absent == [])
    let former = AuditBaseline(entries: [Self.entry])
    #expect(!AuditBaseline(of: SampleAudit.found, keeping: former).entries.contains(Self.entry))
  }

  @Test("What could not be checked of another rule, or on another screen, is looked for here")
  func looksFor() {
    let report = SampleAudit.found
    let entry = { (rule: String, screen: String) in
      BaselineEntry(fingerprint: "0", rule: rule, screen: screen, message: "is bad")
    }

    #expect(report.looksFor(entry("missing-label", "tapback")))
    #expect(report.looksFor(entry("touch-target", "chat.json")))
    #expect(!report.looksFor(entry("touch-target", "tapback")))
  }

  @Test(
    "What is no baseline is refused with place and reason",
    arguments: [
      ("", "b.json:1:1: error: expected an object, found the end of the document"),
      (
        "{}", "b.json:1:1: error: the key 'earshotBaseline' is missing"
      ),
      ("{\"earshotBaseline\": 1}", "b.json:1:1: error: the key 'findings' is missing"),
      (
        "{\"earshotBaseline\": 2, \"findings\": []}",
        "b.json:1:21: error: version 2 is not known; write the baseline anew "
          + "(at $.earshotBaseline)"
      ),
      (
        "{\"earshotBaseline\": 1, \"findings\": [{\"rule\": \"a\"}]}",
        "b.json:1:37: error: the key 'fingerprint' is missing (at $.findings[0])"
      ),
      (
        "{\"earshotBaseline\": 1, \"finding\": []}",
        "b.json:1:24: error: unknown key 'finding'; did you mean 'findings'? (at $.finding)"
      ),
    ])
  func refused(text: String, message: String) {
    let error = #expect(throws: BaselineError.self) {
      try AuditBaseline(bytes: Array(text.utf8), file: "b.json")
    }

    #expect(error?.description == message)
  }

  @Test("A file that cannot be read is named")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let path = folder("none/b.json")

    let reading = #expect(throws: BaselineError.self) { try AuditBaseline(contentsOf: path) }

    #expect(reading?.description == "\(path): error: cannot be read: No such file or directory")
  }

  @Test("Whatever a file holds, it is read or refused", arguments: 0..<10)
  func mutations(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let bytes = AuditBaseline(of: try SampleAudit.report()).bytes
    for _ in 0..<50 {
      var mutated = bytes
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        mutated[Int.random(in: 0..<mutated.count, using: &generator)] = .random(
          in: .min ... .max, using: &generator)
      }

      let baseline = try? AuditBaseline(bytes: mutated, file: "b.json")

      if let baseline {
        #expect(try AuditBaseline(bytes: baseline.bytes, file: "b.json") == baseline)
      }
    }
  }
}
