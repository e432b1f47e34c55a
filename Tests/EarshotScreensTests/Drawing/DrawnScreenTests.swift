import EarshotScreens
import EarshotTree
import EarshotUI
import Testing

/// What is asked of every screen that comes with Earshot, as it opens and after each activation.
@MainActor
@Suite("What is drawn on every screen")
struct DrawnScreenTests {
  /// What is heard and has no place of its own on the screen.
  private static let virtual = ["Activate to dismiss pop-up window", "Dismiss context menu"]

  private func sources(of name: String) throws -> [ViewSource] {
    let entry = try #require(ScreenCatalog.entry(named: name))
    let count = try #require(entry.open().views).allElements.count
    var sources = [try #require(entry.open().views)]
    for place in 0..<count {
      for action in [AccessibilityAction.activate, .touchAndHold] {
        let source = try #require(entry.open().views)
        let elements = source.allElements
        guard elements.indices.contains(place) else { continue }
        _ = source.perform(action, on: elements[place].id)
        source.settle()
        sources.append(source)
      }
    }
    return sources
  }

  @Test("Every element stands for something that is drawn", arguments: ScreenCatalog.names)
  func elementsHaveParts(name: String) throws {
    for source in try sources(of: name) {
      let content = try #require(source.drawnContent(rowLimit: 200))
      let drawn = Set(content.parts.flatMap(\.elements))
      let others = source.allElements.filter { !drawn.contains($0.id) }

      #expect(content.rowsLeftOut == 0)
      #expect(others.map { $0.label ?? "nameless" }.filter { !Self.virtual.contains($0) } == [])
      #expect(Set(content.parts.map(\.id)).count == content.parts.count)
      #expect(drawn.isSubset(of: source.allElements.map(\.id)))
    }
  }

  @Test("To ask what is drawn changes nothing of what is exposed", arguments: ScreenCatalog.names)
  func asksOnly(name: String) throws {
    for source in try sources(of: name) {
      let before = source.allElements
      let rules = before.map { source.rules(shaping: $0.id) }
      let changes = source.changes()
      _ = changes.takeAll()

      let first = source.drawnContent(rowLimit: 200)
      source.settle()

      #expect(source.allElements == before)
      #expect(before.map { source.rules(shaping: $0.id) } == rules)
      #expect(changes.takeAll() == [])
      #expect(source.drawnContent(rowLimit: 200) == first)
    }
  }
}
