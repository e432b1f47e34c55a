import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("Rows of a screen")
struct AuditedScreenRowsTests {
  @Test("A message that is one stop counts as one")
  func one() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0", "Chat", .header), DrawnScreen.element("/1/[1]/0", "Ana, yes"),
      DrawnScreen.element("/1/[2]/0", "Ben, no"))

    #expect(screen.stopsPerMessage == 1)
  }

  @Test("What stands in a message, rows inside it included, counts with it")
  func several() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/1/[1]/0", "Ana"), DrawnScreen.element("/1/[1]/1", "Yes"),
      DrawnScreen.element("/1/[1]/2/[👍]", "👍"), DrawnScreen.element("/1/[2]/0", "Ben, no"),
      DrawnScreen.element("/2", "Send", .button))

    #expect(screen.stopsPerMessage == 2)
  }

  @Test("The longest list is that of the messages; headed parts and pictures are none")
  func longestList() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0/[a]", "one", .image), DrawnScreen.element("/0/[b]", "two", .image),
      DrawnScreen.element("/0/[c]", "three", .image),
      DrawnScreen.element("/1/[Monday]/0", "Monday", .header),
      DrawnScreen.element("/1/[Monday]/1/[1]/0", "Ana"),
      DrawnScreen.element("/1/[Monday]/1/[1]/1", "Yes"),
      DrawnScreen.element("/1/[Tuesday]/0", "Tuesday", .header),
      DrawnScreen.element("/1/[Tuesday]/1/[2]/0", "Ben"),
      DrawnScreen.element("/1/[Tuesday]/1/[2]/1", "No"))

    #expect(screen.stopsPerMessage == 2)
  }

  @Test("Where nothing looks like messages, there is no figure")
  func none() {
    #expect(DrawnScreen.of().stopsPerMessage == nil)
    #expect(DrawnScreen.of(DrawnScreen.element("/0/[1]", "Yes")).stopsPerMessage == nil)
    #expect(DrawnScreen.of(DrawnScreen.element("/0", "Yes")).stopsPerMessage == nil)
  }

  @Test("Of two lists that are as long, the one that is read first is that of the messages")
  func equalLists() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0/[a]/0", "Ana"), DrawnScreen.element("/0/[b]/0", "Ben"),
      DrawnScreen.element("/1/[1]/0", "Yes"), DrawnScreen.element("/1/[1]/1", "No"),
      DrawnScreen.element("/1/[2]/0", "Maybe"))

    #expect(screen.stopsPerMessage == 1)
  }

  @Test(
    "Rows in other containers are rows",
    arguments: [.list, .group, .modal] as [AccessibilityContainer.Kind])
  func containers(kind: AccessibilityContainer.Kind) {
    let container = AccessibilityContainer(id: "c", kind: kind)
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0/[1]", "One", containers: [container]),
      DrawnScreen.element("/0/[2]", "Two", containers: [container]))

    #expect(screen.rowLists.map(\.rows.count) == [2])
  }

  @Test("Rows are put together by their list and read in order")
  func lists() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0/[1]/0", "Ana"), DrawnScreen.element("/0/[1]/1", "Yes"),
      DrawnScreen.element("/1/[x]", "Other"), DrawnScreen.element("/0/[2]/0", "Ben"))

    let lists = screen.rowLists

    #expect(lists.map(\.rows.count) == [2, 1])
    #expect(
      lists.first?.rows.map { $0.elements.map(\.id) } == [["/0/[1]/0", "/0/[1]/1"], ["/0/[2]/0"]])
  }

  @Test(
    "Cells, alternatives and tabs are no rows",
    arguments: [.table(rows: 1, columns: 2), .series, .tabBar] as [AccessibilityContainer.Kind])
  func grids(kind: AccessibilityContainer.Kind) {
    let container = AccessibilityContainer(id: "c", kind: kind)
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0/[1]", "One", containers: [container]),
      DrawnScreen.element("/0/[2]", "Two", containers: [container]))

    #expect(screen.rowLists.isEmpty)
  }
}
