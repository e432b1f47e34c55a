import EarshotTestSupport
import Foundation
import Testing

@Suite("The table of modifiers says what the sources say")
struct CoverageTests {
  private static let root = URL(filePath: Repository.root)
  private static let page = root.appending(path: "Sources/EarshotUI/EarshotUI.docc/Coverage.md")

  private static func coverage() throws -> ModifierCoverage {
    try ModifierCoverage(
      counts: String(
        contentsOf: root.appending(path: "Tests/Coverage/modifiers.tsv"), encoding: .utf8),
      sources: ["EarshotUI", "SwiftUI"].map { root.appending(path: "Sources/\($0)") })
  }

  @Test("The page is up to date")
  func page() throws {
    let expected = try Self.coverage().page
    if ProcessInfo.processInfo.environment["EARSHOT_WRITE_COVERAGE"] == "1" {
      try FileManager.default.createDirectory(
        at: Self.page.deletingLastPathComponent(), withIntermediateDirectories: true)
      try expected.write(to: Self.page, atomically: true, encoding: .utf8)
    }

    let written = try? String(contentsOf: Self.page, encoding: .utf8)

    #expect(
      written == expected,
      """
      Coverage.md is not what the sources say; write it again with
      EARSHOT_WRITE_COVERAGE=1 swift test --filter CoverageTests
      """)
  }

  @Test("A modifier is modelled, accepted as paint, refused or missing")
  func statuses() throws {
    let coverage = try Self.coverage()

    #expect(coverage.status(of: "disabled") == .modelled)
    #expect(coverage.status(of: "overlay") == .modelled)
    #expect(coverage.status(of: "padding") == .paint)
    #expect(coverage.status(of: "keyboardType") == .paint)
    #expect(coverage.status(of: "mapStyle") == .refused)
    #expect(coverage.status(of: "alert") == .modelled)
    #expect(coverage.status(of: "nothingOfTheKind") == .missing)
  }
}
