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
    try WrittenPage(url: Self.page, suite: "CoverageTests").expect(Self.coverage().page)
  }

  @Test("A modifier is modelled, accepted, paint, refused or missing")
  func statuses() throws {
    let coverage = try Self.coverage()

    #expect(coverage.status(of: "disabled") == .modelled)
    #expect(coverage.status(of: "overlay") == .modelled)
    #expect(coverage.status(of: "padding") == .paint)
    #expect(coverage.status(of: "accessibilityChartDescriptor") == .modelled)
    #expect(coverage.status(of: "accessibilityTextContentType") == .accepted)
    #expect(coverage.status(of: "accessibilityDirectTouch") == .modelled)
    #expect(coverage.status(of: "keyboardType") == .paint)
    #expect(coverage.status(of: "mapStyle") == .refused)
    #expect(coverage.status(of: "alert") == .modelled)
    #expect(coverage.status(of: "nothingOfTheKind") == .missing)
  }
}
