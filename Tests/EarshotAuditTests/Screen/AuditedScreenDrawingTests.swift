import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("What is drawn and not exposed")
struct AuditedScreenDrawingTests {
  private static let sheet = AccessibilityContainer(id: "/1/0", kind: .modal)

  @Test("What no element stands for is left out, unless it lies behind something modal")
  func leftOut() {
    let parts = [
      DrawnScreen.text("/0", "behind"), DrawnScreen.text("/1/1", "beside"),
      DrawnScreen.text("/1/0/0", "Close", in: "/1/0/0"),
    ]
    let close = DrawnScreen.element("/1/0/0", "Close", containers: [Self.sheet])
    let bare = DrawnScreen.element("/1/0/0", "Close")

    #expect(Self.screen(close, parts).modals == [Self.sheet])
    #expect(Self.screen(close, parts).partsLeftOut.map(\.id) == ["/1/1"])
    #expect(Self.screen(close, parts).partsInReach.map(\.id) == ["/1/1", "/1/0/0"])
    #expect(Self.screen(bare, parts).partsLeftOut.map(\.id) == ["/0", "/1/1"])
  }

  @Test("Of several, the innermost counts, and one at the top has nothing beside it")
  func severalModals() {
    let inner = AccessibilityContainer(id: "/1/0/2", kind: .modal)
    let parts = [DrawnScreen.text("/1/1", "beside"), DrawnScreen.text("/1/0/3", "in the sheet")]
    let both = DrawnScreen.element("/1/0/2/0", "Yes", containers: [inner, Self.sheet])
    let top = DrawnScreen.element(
      "a", "Yes", containers: [AccessibilityContainer(id: "menu", kind: .modal)])

    #expect(Self.screen(both, parts).modals == [Self.sheet, inner])
    #expect(Self.screen(both, parts).partsInReach.map(\.id) == ["/1/0/3"])
    #expect(Self.screen(top, parts).partsInReach.isEmpty)
  }

  @Test("Where elements or rows were left out, only what is hidden is known to be unexposed")
  func cut() {
    let parts = [
      DrawnScreen.text("/0", "Hi"), DrawnScreen.text("/1", "secret", isHidden: true),
    ]
    let elements = AuditedScreen(
      elements: [], drawn: DrawnContent(parts: parts), elementsLeftOut: true)
    let rows = AuditedScreen(elements: [], drawn: DrawnContent(parts: parts, rowsLeftOut: 1))
    let all = AuditedScreen(elements: [], drawn: DrawnContent(parts: parts))

    #expect(elements.partsLeftOut.map(\.id) == ["/1"])
    #expect(rows.partsLeftOut.map(\.id) == ["/1"])
    #expect(all.partsLeftOut.map(\.id) == ["/0", "/1"])
    #expect(AuditedScreen(elements: []).partsLeftOut.isEmpty)
  }

  @Test("A text is unspoken where neither an element nor a container tells it")
  func unspoken() {
    let list = AccessibilityContainer(id: "list", kind: .list, label: "Messages")
    let screen = AuditedScreen(
      elements: [DrawnScreen.element("it", "Ana, yes", actions: ["Reply"], containers: [list])],
      drawn: DrawnContent(parts: [
        DrawnScreen.text("/0", "Yes"), DrawnScreen.text("/1", "Delivered"),
        DrawnScreen.text("/2", "Messages"), DrawnScreen.text("/3", "Reply"),
      ]))

    #expect(screen.unspokenTexts.map(\.words) == ["Delivered"])
  }

  @Test("Words that are told apart from each other do not tell a text")
  func scattered() {
    let screen = AuditedScreen(
      elements: [
        DrawnScreen.element("a", "Ana left"), DrawnScreen.element("b", "Ben muted Carl"),
      ],
      drawn: DrawnContent(parts: [DrawnScreen.text("/0", "Ana muted")]))

    #expect(screen.unspokenTexts.map(\.words) == ["Ana muted"])
  }

  @Test("Initials, emoji, marks, pictures and what is scaled to nothing are no texts")
  func noTexts() {
    let screen = AuditedScreen(
      elements: [],
      drawn: DrawnContent(parts: [
        DrawnScreen.text("/0", "AL"), DrawnScreen.text("/1", "❤️ 👍"), DrawnScreen.text("/2", "…"),
        DrawnPart(id: "/3", kind: .asset("x"), words: "heart"),
        DrawnPart(id: "/4", kind: .text, words: "hello", isScaledToNothing: true),
        DrawnScreen.text("/5", "Sent"),
      ]))

    #expect(screen.unspokenTexts.map(\.words) == ["Sent"])
  }

  private static func screen(_ element: AuditedElement, _ parts: [DrawnPart]) -> AuditedScreen {
    AuditedScreen(elements: [element], drawn: DrawnContent(parts: parts))
  }
}
