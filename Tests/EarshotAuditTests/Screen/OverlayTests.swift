import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("What opens over the rest of a screen")
struct OverlayTests {
  private static let modal = AccessibilityContainer(id: "menu", kind: .modal)
  private static let list = AccessibilityContainer(id: "list", kind: .list)
  private static let column = LayeredScreen.column

  @Test("A layer that comes with something in front of it opens over what is drawn before it")
  func layer() {
    let opened = Self.opened(from: Self.column, to: LayeredScreen.open())

    #expect(
      opened == [
        Overlay(
          id: "/1/0t/0", isModal: false, elements: ["/1/0t/1"], behind: ["/0/[0]", "/0/[1]"])
      ])
  }

  @Test("What is new behind a layer, and what was there in front of it, does not belong to it")
  func places() {
    let before = Self.screen(drawn: "old front")
    let after = Self.screen(drawn: "new back", "layer", "old front", "new front")

    let opened = Self.opened(from: before, to: after)

    #expect(opened.map(\.elements) == [["new front"]])
    #expect(opened.map(\.behind) == [[]])
  }

  @Test("A layer that was there before, or that has nothing new in front, does not open")
  func noLayer() {
    let covered = Self.screen(drawn: "back", "layer")

    #expect(Self.opened(from: covered, to: Self.screen(drawn: "back", "layer", "new")).isEmpty)
    #expect(Self.opened(from: Self.screen(drawn: "back"), to: covered).isEmpty)
  }

  @Test("What the layer itself is exposed as lies neither in front of it nor behind")
  func exposedLayer() {
    let dim = DrawnPart(
      id: "layer", kind: .shape(paint: nil), touches: [.tap], elements: ["dim"])
    let front = DrawnScreen.text("front", "Close", in: "front")
    let (close, dimmed) = (
      DrawnScreen.element("front", "Close"), DrawnScreen.element("dim", "Dismiss")
    )
    let empty = DrawnScreen.of()

    #expect(Self.opened(from: empty, to: DrawnScreen.of(dimmed, drawing: [dim])).isEmpty)
    #expect(
      Self.opened(from: empty, to: DrawnScreen.of(dimmed, close, drawing: [dim, front]))
        .map(\.elements) == [["front"]])
    #expect(
      Self.opened(
        from: DrawnScreen.of(dimmed), to: DrawnScreen.of(dimmed, close, drawing: [dim, front])
      ).map(\.behind) == [[]])
  }

  @Test("Where nobody knows what was drawn before, no layer is known to be new")
  func undrawn() {
    let before = AuditedScreen(elements: Self.column.elements)

    #expect(Self.opened(from: before, to: LayeredScreen.open()).isEmpty)
  }

  @Test("Something modal opens with what is in it, and its layer does not count")
  func modal() {
    let after = AuditedScreen(
      elements: LayeredScreen.open().elements + [
        DrawnScreen.element("reply", "Reply", containers: [Self.modal]),
        DrawnScreen.element("item", "Item", containers: [Self.list]),
      ], drawn: LayeredScreen.open().drawn)

    #expect(
      Self.opened(from: Self.column, to: after) == [
        Overlay(id: "menu", isModal: true, elements: ["reply"], behind: [])
      ])
  }

  @Test("What was modal already does not open, and a list is not modal")
  func known() {
    let menu = DrawnScreen.of(DrawnScreen.element("reply", "Reply", containers: [Self.modal]))
    let list = DrawnScreen.of(DrawnScreen.element("item", "Item", containers: [Self.list]))

    #expect(Self.opened(from: menu, to: menu).isEmpty)
    #expect(Self.opened(from: Self.column, to: list).isEmpty)
  }

  @Test("It is there as long as its container is, or its layer")
  func isThere() {
    let modal = Overlay(id: "menu", isModal: true, elements: [], behind: [])
    let layer = Overlay(id: "layer", isModal: false, elements: [], behind: [])
    let menu = DrawnScreen.of(DrawnScreen.element("reply", "Reply", containers: [Self.modal]))
    let covered = Self.screen(drawn: "back", "layer")

    #expect(modal.isThere(on: menu))
    #expect(!modal.isThere(on: covered))
    #expect(layer.isThere(on: covered))
    #expect(!layer.isThere(on: menu))
    #expect(layer.isThere(on: Self.screen(drawn: "layer")))
    #expect(!layer.isThere(on: Self.screen(drawn: "back")))
    #expect(!layer.isThere(on: AuditedScreen(elements: [])))
  }

  /// A screen on which texts are drawn in this order, and a layer where it is named.
  private static func screen(drawn names: String...) -> AuditedScreen {
    let texts = names.filter { $0 != "layer" }
    return AuditedScreen(
      elements: texts.map { DrawnScreen.element(.init(rawValue: $0), $0) },
      drawn: DrawnContent(
        parts: names.map { name in
          let id = DrawnPart.ID(rawValue: name)
          return name == "layer" ? LayeredScreen.layer(id) : DrawnScreen.text(id, name, in: id)
        }))
  }

  private static func opened(from before: AuditedScreen, to after: AuditedScreen) -> [Overlay] {
    Deeds.step(.escape, from: before, to: after).openedOverlays
  }
}
