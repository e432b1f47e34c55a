import EarshotTestSupport
import Foundation
import Testing

@Suite("A baseline that was written with one seed")
struct SeedBaselineTests {
  private static let folder = "Tests/Fixtures/AuditedScreens"

  @Test("It knows everything that is found on faulty screens with another seed")
  func otherSeeds() throws {
    let folder = "\(Repository.root)/\(Self.folder)"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".swift") }
    let shell = try Shell()
    for name in names {
      try shell.write(String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8), to: name)
    }
    let screens = names.map { "'./\($0)'" }.joined(separator: " ")
    let baselines = try (0...2).map { seed in
      try shell.run(
        "swift run earshot audit \(screens) --trust --fail-on never --seed \(seed) "
          + "--write-baseline \(seed).json && cat \(seed).json")
    }
    let known = baselines.map {
      Set($0.split(separator: "\n").filter { $0.contains("fingerprint") })
    }

    #expect(known[0].count > 30)
    for seed in 1...2 {
      #expect(known[seed].symmetricDifference(known[0]).sorted() == [], "seed \(seed)")
    }
  }
}
