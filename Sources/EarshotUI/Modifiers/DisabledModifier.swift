import EarshotTree

/// Makes the controls inside refuse to act.
struct DisabledModifier {
  let isDisabled: Bool
}

extension DisabledModifier: BuildingBlockModifier {
  static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let outside = context.environment
    if modifier.isDisabled { context.environment.isEnabled = false }
    Modified._update(content, in: &context)
    context.environment = outside
  }

  static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let items = Modified._resolve(content, in: &context)
    guard modifier.isDisabled else { return items }
    return items.adjusting { element in
      element.with(.disabled) { $0.traits.insert(.notEnabled) }
    }
  }
}

extension View {
  /// Makes the controls inside refuse to act while the condition holds.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}
