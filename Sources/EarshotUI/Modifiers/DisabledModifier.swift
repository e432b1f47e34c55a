import EarshotTree

/// Makes the controls inside refuse to act.
public struct DisabledModifier {
  let isDisabled: Bool
}

extension DisabledModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let outside = context.environment
    if modifier.isDisabled { context.environment.isEnabled = false }
    Modified._update(content, in: &context)
    context.environment = outside
  }

  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    guard modifier.isDisabled else { return Modified._resolve(content, in: &context) }
    let outside = context.environment
    context.environment.isEnabled = false
    let items = Modified._resolve(content, in: &context)
    context.environment = outside
    return items.adjusting { element in element.with { $0.disable() } }
  }
}

extension ResolvedElement {
  /// Has the element refuse what it would do.
  func disable() {
    guard !traits.contains(.notEnabled) else { return }
    traits.insert(.notEnabled)
    rules.append(.disabled)
  }
}

extension View {
  /// Makes the controls inside refuse to act while the condition holds.
  public nonisolated func disabled(_ disabled: Bool) -> ModifiedContent<Self, DisabledModifier> {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}
