import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("What is drawn in rows that look alike")
struct RowContrastTests {
  @Test("The parts of interest stand in their rows, with what is heard there")
  func lists() throws {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0/[1]/0", "Ana", [.staticText, .selected]),
      DrawnScreen.element("/0/[1]/1", "Yes"), DrawnScreen.element("/0/[2]/0", "Ben"),
      drawing: [
        DrawnScreen.text("/0/[1]/0", "Ana"), DrawnScreen.part("/0/[1]/2", .symbol("star")),
        DrawnScreen.text("/0/[2]/0", "Ben"), DrawnScreen.part("/9", .symbol("star")),
      ])

    let lists = RowContrast.lists(of: screen) { $0.kind != .text }

    let list = try #require(lists.first)
    #expect(lists.count == 1)
    #expect(list.rows.map(\.path) == [ElementPath("/0/[1]"), ElementPath("/0/[2]")])
    #expect(list.rows.map { $0.parts.map(\.id) } == [["/0/[1]/2"], []])
    #expect(list.rows.map(\.told) == [ComparedWords("Ana Yes"), ComparedWords("Ben")])
    #expect(list.rows.map(\.isSelected) == [true, false])
  }

  @Test("A row of which nobody knows what is drawn is left out")
  func undrawn() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0/[1]/0", "Ana"), DrawnScreen.element("/0/[2]/0", "Ben"),
      drawing: [DrawnScreen.text("/0/[2]/0", "Ben")])

    let lists = RowContrast.lists(of: screen) { _ in true }

    #expect(lists.flatMap(\.rows).map(\.path) == [ElementPath("/0/[2]")])
  }
}
