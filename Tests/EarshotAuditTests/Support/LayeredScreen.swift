import EarshotAudit
import EarshotTree

/// A column of messages, and the same with a menu and a layer over it.
enum LayeredScreen {
  static let column = screen([message("/0/[0]", "See you"), message("/0/[1]", "Bye")], [])

  /// The column with a menu in front; what is told leaves something of it out.
  static func open(
    layer: DrawnPart = layer(), behind: Bool = true, menu: Bool = true
  ) -> AuditedScreen {
    screen(
      behind ? [message("/0/[0]", "See you"), message("/0/[1]", "Bye")] : [],
      menu ? [DrawnScreen.element("/1/0t/1", "Reply", .button)] : [], layer: layer)
  }

  /// Something tappable between the column and the menu.
  static func layer(
    _ id: DrawnPart.ID = "/1/0t/0", kind: DrawnPart.Kind = .shape(paint: nil),
    touches: Set<DrawnPart.Touch> = [.tap], reach: AccessibilityElement.ID? = nil,
    size: AccessibilitySize? = nil, isScaledToNothing: Bool = false
  ) -> DrawnPart {
    DrawnPart(
      id: id, kind: kind, touches: touches, tapReach: reach,
      isScaledToNothing: isScaledToNothing, size: size)
  }

  private static func message(_ id: AccessibilityElement.ID, _ words: String) -> AuditedElement {
    DrawnScreen.element(id, words)
  }

  private static func screen(
    _ column: [AuditedElement], _ menu: [AuditedElement], layer: DrawnPart? = nil
  ) -> AuditedScreen {
    AuditedScreen(
      elements: column + menu,
      drawn: DrawnContent(
        parts: column.map(text) + [layer].compactMap(\.self) + menu.map(text)))
  }

  private static func text(_ element: AuditedElement) -> DrawnPart {
    DrawnScreen.text(element.id, element.element.label ?? "", in: element.id)
  }
}
