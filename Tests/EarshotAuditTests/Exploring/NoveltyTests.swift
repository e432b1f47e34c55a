import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("What is new about a state")
struct NoveltyTests {
  private static let opened = screen(("a", "off"), ("b", "off"))

  @Test("The opened screen is new, and the same again is not")
  func same() {
    #expect(Self.news(of: [Self.opened]) == [true])
    #expect(Self.news(of: [Self.opened, Self.opened]) == [true, false])
  }

  @Test("Each element in each of its states is, and not each combination")
  func combinations() {
    #expect(
      Self.news(of: [
        Self.opened, Self.screen(("a", "on"), ("b", "off")), Self.screen(("a", "off"), ("b", "on")),
        Self.screen(("a", "on"), ("b", "on")),
      ]) == [true, true, true, false])
  }

  @Test("An absence is, once for each element")
  func absence() {
    #expect(
      Self.news(of: [
        Self.opened, Self.screen(("a", "off")), Self.opened, Self.screen(("a", "off")),
        Self.opened, Self.screen(("b", "off")),
      ]) == [true, true, false, false, false, true])
  }

  @Test("Two that change their order are, once")
  func order() {
    let turned = Self.screen(("b", "off"), ("a", "off"))

    #expect(
      Self.news(of: [Self.opened, turned, Self.opened, turned]) == [true, true, true, false])
  }

  @Test("Other containers are, and so is a part that is drawn in another way")
  func surroundings() {
    let list = AccessibilityContainer(id: "list", kind: .list)
    let listed = AuditedScreen(elements: Self.opened.elements, containers: [list])
    let drawn = AuditedScreen(
      elements: Self.opened.elements,
      drawn: DrawnContent(parts: [DrawnScreen.part("/0", .symbol("heart"))]))

    #expect(Self.news(of: [Self.opened, listed, Self.opened]) == [true, true, false])
    #expect(Self.news(of: [Self.opened, drawn, Self.opened]) == [true, true, false])
  }

  @Test("Of one element, only so many states are looked for, and the rest is told to be left")
  func many() {
    let states = (0..<66).map { Self.screen(("a", "\($0)")) }
    var novelty = Novelty()
    var facts = StateFacts()

    let news = states.map { screen in
      novelty.takeNote(of: screen, facts.key(of: screen), after: states[0])
    }

    #expect(news.filter(\.self).count == 64)
    #expect(news.suffix(2) == [false, false])
    #expect(novelty.hasLeftSomething)
  }

  @Test("Of elements that are alike, only so many are looked for")
  func alike() {
    let states = (0..<10).map { row in
      AuditedScreen(elements: [DrawnScreen.element(.init(rawValue: "row \(row)"), "Hi")])
    }
    var novelty = Novelty()
    var facts = StateFacts()

    let news = states.map { screen in
      novelty.takeNote(of: screen, facts.key(of: screen), after: screen)
    }

    #expect(news == Array(repeating: true, count: 8) + [false, false])
    #expect(novelty.hasLeftSomething)
  }

  @Test("Everything on the opened screen is looked at")
  func openedScreen() {
    let rows = (0..<20).map { DrawnScreen.element(.init(rawValue: "row \($0)"), "Hi") }
    var novelty = Novelty()
    var facts = StateFacts()
    let screen = AuditedScreen(elements: rows)

    let isNew = novelty.takeNote(of: screen, facts.key(of: screen), after: nil)

    #expect(isNew)
    #expect(!novelty.hasLeftSomething)
  }

  /// Whether each state is new, coming from the one before.
  private static func news(of states: [AuditedScreen]) -> [Bool] {
    var novelty = Novelty()
    var facts = StateFacts()
    var former: AuditedScreen?
    return states.map { screen in
      defer { former = screen }
      return novelty.takeNote(of: screen, facts.key(of: screen), after: former)
    }
  }

  private static func screen(
    _ elements: (id: AccessibilityElement.ID, value: String)...
  ) -> AuditedScreen {
    AuditedScreen(
      elements: elements.map { DrawnScreen.element($0.id, "Lamp", value: $0.value) })
  }
}
