/// Takes a view out of what is exposed.
public struct HiddenModifier {
  let isHidden: Bool
}

extension HiddenModifier: BuildingBlockModifier, ViewModifier {
  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    modifier.isHidden ? [] : Modified._resolve(content, in: &context)
  }
}

extension View {
  /// Hides the view from assistive technology.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
    Self, HiddenModifier
  > {
    modifier(HiddenModifier(isHidden: hidden))
  }

  /// Hides the view from assistive technology while a condition holds.
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<
    Self, HiddenModifier
  > {
    modifier(HiddenModifier(isHidden: hidden && isEnabled))
  }

  /// Hides the view from everyone, and keeps its room.
  public nonisolated func hidden() -> ModifiedContent<Self, HiddenModifier> {
    modifier(HiddenModifier(isHidden: true))
  }
}
