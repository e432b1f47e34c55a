import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("Numbers of rows that are others at each opening")
struct RowCountsTests {
  @Test("Rows are counted by list, each row once, however many elements it has")
  func counts() {
    let screen = Self.screen("/1/[a]/0", "/1/[a]/1", "/1/[b]/0", "/2/[a]/0", "/3")

    let counts = RowCounts(on: screen)

    #expect(counts.places.map(\.steps) == [["1", "[]"], ["2", "[]"]])
    #expect(counts.places.map { counts[$0] } == [2, 1])
    #expect(counts[ElementPath("/4/[]")] == 0)
  }

  @Test("Rows within rows that differ are counted by the outer ones alone")
  func nested() {
    let one = Self.screen("/[a]/[1]", "/[a]/[2]", "/[b]/[1]")

    #expect(Self.counts(one, Self.screen("/[a]/[1]", "/[a]/[2]")) == [[2, 1]])
    #expect(Self.counts(one, Self.screen("/[a]/[1]", "/[b]/[1]")) == [[3, 2]])
  }

  @Test(
    "The same number of rows, and lists that were not looked at to their end, are no difference")
  func same() {
    let one = Self.screen("/[a]/0", "/[b]/0")
    let long = AuditedScreen(elements: one.elements.dropLast(), elementsLeftOut: true)

    #expect(Self.counts(one, Self.screen("/[a]/0", "/[c]/0")).isEmpty)
    #expect(Self.counts(one, long).isEmpty)
    #expect(Self.counts(long, one).isEmpty)
    #expect(!Self.counts(one, Self.screen("/[a]/0")).isEmpty)
  }

  @Test("A place is told once, and what stands in rows is told by their number")
  func presences() {
    var differences = OpeningDifferences()
    let (one, other) = (Self.screen("/0", "/[a]/0"), Self.screen("/1"))
    differences.count(on: one, other)
    differences.count(on: one, other)

    #expect(
      differences.presences == [
        OpeningDifferences.Words(place: ElementPath("/0"), once: "/0", again: "/1")
      ])
    #expect(differences.counts.count == 1)
  }

  private static func counts(_ one: AuditedScreen, _ other: AuditedScreen) -> [[Int]] {
    var differences = OpeningDifferences()
    differences.count(on: one, other)
    return differences.counts.map { [$0.once, $0.again] }
  }

  private static func screen(_ ids: AccessibilityElement.ID...) -> AuditedScreen {
    AuditedScreen(elements: ids.map { DrawnScreen.element($0, $0.rawValue) })
  }
}
