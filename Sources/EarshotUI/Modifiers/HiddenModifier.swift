/// Takes a view out of what is exposed.
public struct HiddenModifier {
  let isHidden: Bool
  /// Whether assistive technology alone does without the view, and everyone else sees it.
  var isDrawn = false
}

extension HiddenModifier: BuildingBlockModifier, ViewModifier {
  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    guard modifier.isHidden else { return Modified._resolve(content, in: &context) }
    guard modifier.isDrawn, DrawingWalk.isOn else { return [] }
    return Modified._resolve(content, in: &context).drawing { $0.isHidden = true }
  }
}

extension View {
  /// Hides the view from assistive technology.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
    Self, HiddenModifier
  > {
    modifier(HiddenModifier(isHidden: hidden, isDrawn: true))
  }

  /// Hides the view from assistive technology while a condition holds.
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<
    Self, HiddenModifier
  > {
    modifier(HiddenModifier(isHidden: hidden && isEnabled, isDrawn: true))
  }

  /// Hides the view from everyone, and keeps its room.
  public nonisolated func hidden() -> ModifiedContent<Self, HiddenModifier> {
    modifier(HiddenModifier(isHidden: true))
  }
}
