import EarshotAudit
import EarshotScenarios
import EarshotScreens
import Testing

@Suite("A baseline knows what is found with another seed")
@MainActor
struct SeedFingerprintTests {
  @Test(
    "The findings have the same fingerprints with each seed",
    arguments: [
      ("tapback", 1...1), ("stream-reactions", 1...5), ("popover", 1...5),
    ] as [(String, ClosedRange<UInt64>)])
  func fingerprints(screen: String, seeds: ClosedRange<UInt64>) throws {
    let usual = try fingerprints(of: screen, seed: 0)

    for seed in seeds {
      #expect(try fingerprints(of: screen, seed: seed) == usual, "seed \(seed)")
    }
  }

  private func fingerprints(of name: String, seed: UInt64) throws -> [String] {
    let entry = try #require(ScreenCatalog.entry(named: name))
    var auditor = ScreenAuditor(of: name) { () throws(ScreenError) in
      do { return try entry.open() } catch { throw .failed("\(error)") }
    }
    auditor.seed = seed
    return try auditor.audit().findings.withFingerprints()
      .map { "\($0.rule.id) \($0.fingerprint)" }.sorted()
  }
}
