import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule heading-level-skipped", .cases(of: HeadingLevelSkipped.self))
struct HeadingLevelSkippedTests {
  @Test(
    "A level that leaves others out is found",
    arguments: [([1, 3], 1), ([2, 4], 1), ([1, 2, 2, 6], 3)])
  func found(levels: [Int], place: Int) {
    let problems = HeadingLevelSkipped.found(on: screen(levels))

    let (former, level) = (levels[place - 1], levels[place])
    #expect(
      problems == [
        AuditProblem(
          element: .init(rawValue: "\(place)"),
          "is a heading of level \(level) after one of level \(former)",
          remedy: "use `.accessibilityHeading(.h\(former + 1))`")
      ])
  }

  @Test(
    "The next level, the same, any above, a first one of any level, and none at all are not",
    arguments: [[1, 2], [2, 2], [4, 1], [3], [1, nil, 2], [nil, nil, 3]] as [[Int?]])
  func notFound(levels: [Int?]) {
    #expect(HeadingLevelSkipped.found(on: screen(levels)).isEmpty)
  }

  @Test("A level without the heading trait is none")
  func noHeading() {
    #expect(HeadingLevelSkipped.found(on: screen([1, 3], traits: .staticText)).isEmpty)
  }

  private func screen(
    _ levels: [Int?], traits: AccessibilityTraits = .header
  ) -> AuditedScreen {
    AuditedScreen(
      elements: levels.enumerated().map { place, level in
        AuditedElement(
          AccessibilityElement(
            id: .init(rawValue: "\(place)"), label: "Title", traits: traits, headingLevel: level))
      })
  }
}
