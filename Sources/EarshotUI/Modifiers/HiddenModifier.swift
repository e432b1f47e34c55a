/// Takes a view out of what is exposed.
struct HiddenModifier {
  let isHidden: Bool
}

extension HiddenModifier: BuildingBlockModifier {
  static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    modifier.isHidden ? [] : Modified._resolve(content, in: &context)
  }
}

extension View {
  /// Hides the view from assistive technology.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(HiddenModifier(isHidden: hidden))
  }

  /// Hides the view from everyone, and keeps its room.
  public nonisolated func hidden() -> some View {
    modifier(HiddenModifier(isHidden: true))
  }

  /// Makes the view more or less transparent; one that is not seen at all is not exposed.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(HiddenModifier(isHidden: opacity <= 0))
  }
}
