import EarshotTree

/// Sets what an action does that has no name of its own.
public struct ActionKindModifier {
  let kind: AccessibilityActionKind.Kind
  let handler: () -> Void
}

extension ActionKindModifier: BuildingBlockModifier, ViewModifier {
  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let handler = modifier.handler
    switch modifier.kind {
    case .named(let name):
      let name = name.words(in: context.environment).string
      return named(name, handler, content, in: &context)
    case .delete:
      return named("Delete", handler, content, in: &context)
        .adjusting { $0.with(.deleteAction) { _ in } }
    case .activation: return gesture(.activation, handler, content, in: &context)
    case .escape: return gesture(.escape, handler, content, in: &context)
    case .magicTap: return gesture(.magicTap, handler, content, in: &context)
    case .showMenu: return gesture(.showMenu, handler, content, in: &context)
    }
  }

  @MainActor
  private static func named<Modified: View>(
    _ name: String, _ handler: @escaping () -> Void, _ content: Modified,
    in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let action = ResolvedAction(name: name, handler: handler)
    return Modified._resolve(content, in: &context).adding { [action] }
  }

  @MainActor
  private static func gesture<Modified: View>(
    _ gesture: GestureActionChange.Gesture, _ handler: @escaping () -> Void, _ content: Modified,
    in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let change = GestureActionChange(gesture: gesture, handler: handler)
    return ElementChangeModifier._resolve(
      ElementChangeModifier(change: change), of: content, in: &context)
  }
}

/// Sets what a gesture does that has no name in the rotor.
struct GestureActionChange: ElementChange {
  enum Gesture {
    case activation
    case escape
    case magicTap
    case showMenu
  }

  static var rule: UIRule { .gestureAction }
  static let isHandedDown = true
  let gesture: Gesture
  let handler: () -> Void

  func apply(to element: ResolvedElement) {
    switch gesture {
    case .activation: element.activation = handler
    case .escape: element.escape = handler
    case .magicTap: element.magicTap = handler
    case .showMenu:
      element.changeRarities { $0.showMenu = handler }
      element.rules.append(.showMenuAction)
    }
  }

  /// A gesture that an element does not know climbs to the containers around it.
  func handDown(to element: ResolvedElement) {
    switch gesture {
    case .activation, .showMenu: break
    case .escape: element.escape = element.escape ?? handler
    case .magicTap: element.magicTap = element.magicTap ?? handler
    }
  }
}
