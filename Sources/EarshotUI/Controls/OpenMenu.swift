import EarshotTree

/// What lies over the screen while a menu is open.
@MainActor
enum OpenMenu {
  /// The items, and after them the way out; an item that acts closes the menu.
  static func over(
    _ opener: ResolvedElement, items: [_ResolvedItem], close: @escaping () -> Void
  ) -> _ResolvedItem {
    let closing = items.adjusting { item in
      guard let act = item.activation, !item.rules.contains(.menu) else { return item }
      return item.with { item in
        item.activation = {
          act()
          close()
        }
        item.escape = item.escape ?? close
      }
    }
    let container = AccessibilityContainer(
      id: identity(opener, "menu"), kind: .modal, presentation: .menu)
    return _ResolvedItem(
      .container(container, closing + [.element(dismissal(of: opener, close: close))]))
  }

  private static func dismissal(
    of opener: ResolvedElement, close: @escaping () -> Void
  ) -> ResolvedElement {
    let element = ResolvedElement(id: identity(opener, "dismiss"), rules: [.menuDismissal])
    element.label = "Dismiss context menu"
    element.traits = .button
    element.activation = close
    element.escape = close
    return element
  }

  private static func identity(_ opener: ResolvedElement, _ part: String) -> AccessibilityElement.ID
  {
    AccessibilityElement.ID(rawValue: "\(opener.id.rawValue)/#\(part)")
  }
}
