import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("A screen as it stands")
struct AuditedScreenTests {
  @Test("Each part goes to the first element that may stand for it and is there")
  func parts() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("outer", "Ana, yes"), DrawnScreen.element("other", "Ben"),
      drawing: [
        DrawnPart(id: "/0", kind: .text, words: "Yes", elements: ["gone", "outer", "other"]),
        DrawnPart(id: "/1", kind: .text, words: "alone"),
        DrawnPart(id: "/2", kind: .text, words: "gone", elements: ["gone"]),
        DrawnPart(id: "/3", kind: .text, words: "hidden", elements: ["outer"], isHidden: true),
      ])

    #expect(screen.elements.map { $0.parts.map(\.id) } == [["/0"], []])
    #expect(screen.unexposedParts.map(\.id) == ["/1", "/2", "/3"])
  }

  @Test("An element is found by its identity, the first one where two are called alike")
  func identities() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("a", "one"), DrawnScreen.element("b", "two"),
      DrawnScreen.element("a", "three"))

    #expect(screen["a"]?.element.label == "one")
    #expect(screen.place(of: "b") == 1)
    #expect(screen["c"] == nil)
    #expect(screen.place(of: "c") == nil)
  }

  @Test("Containers are met from the outside, once each, unless they are given")
  func containers() {
    let list = AccessibilityContainer(id: "list", kind: .list)
    let row = AccessibilityContainer(id: "row", kind: .group)
    let elements = [
      DrawnScreen.element("a", "one", containers: [row, list]),
      DrawnScreen.element("b", "two", containers: [list]), DrawnScreen.element("c", "three"),
    ]

    let screen = AuditedScreen(elements: elements)
    let given = AuditedScreen(elements: elements, containers: [list])

    #expect(screen.containers == [list, row])
    #expect(given.containers == [list])
    #expect(screen.elements(in: "list").map(\.id) == ["a", "b"])
    #expect(screen.elements(in: "row").map(\.id) == ["a"])
    #expect(screen.exposure.map(\.id) == ["a", "b", "c"])
  }
}
