import EarshotTree

/// Adds an action that is chosen by name.
public struct NamedActionModifier {
  let name: Text
  let handler: () -> Void
}

extension NamedActionModifier: BuildingBlockModifier, ViewModifier {
  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let action = ResolvedAction(
      name: modifier.name.words(in: context.environment).string, handler: modifier.handler)
    return Modified._resolve(content, in: &context).adding { [action] }
  }
}

/// Adds the buttons of a builder as actions that are chosen by name.
public struct ActionBlockModifier<Block: View> {
  let block: Block
  var category: AccessibilityActionCategory = .default
}

extension ActionBlockModifier: BuildingBlockModifier, ViewModifier {
  @inline(__always)
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    context.updateActions(modifier.block)
    Modified._update(content, in: &context)
  }

  @inline(__always)
  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let actions = context.nextActions(of: Block.self)
    let items = Modified._resolve(content, in: &context).adding(actions)
    guard modifier.category != .default else { return items }
    return items.adjusting { $0.with(.actionsOfCategory) { _ in } }
  }
}

extension [_ResolvedItem] {
  /// Adds actions that are made when somebody asks for them.
  @MainActor
  func adding(_ actions: @escaping @MainActor () -> [ResolvedAction]) -> Self {
    adjusting { element in
      element.with(.actions) { $0.actions.append(.written(actions)) }
    }
  }
}

extension ResolvedElement {
  /// The element as an action of another one, if it has a name and does something.
  var asAction: ResolvedAction? {
    guard let label, !traits.contains(.notEnabled) else { return nil }
    guard let handler = activation ?? (acceptsTouches ? tap : nil) else { return nil }
    return ResolvedAction(name: label, handler: handler)
  }
}
