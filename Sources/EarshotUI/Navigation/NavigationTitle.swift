/// A stack of screens, of which the topmost is seen.
public struct NavigationStack<Content: View> {
  let content: Content

  /// Makes a stack with its first screen.
  public init(@ViewBuilder root: () -> Content) { content = root() }
}

extension NavigationStack: LayoutContainer {}

/// Gives a screen a title, which is a heading before it.
struct NavigationTitleModifier {
  let title: Text
}

extension NavigationTitleModifier: BuildingBlockModifier {
  static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    context.updateChild(modifier.title.accessibilityAddTraits(.isHeader))
    Modified._update(content, in: &context)
  }

  static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let title = context.resolveChild()
    return title + Modified._resolve(content, in: &context)
  }
}

extension View {
  /// Gives the screen a title.
  public nonisolated func navigationTitle(_ title: LocalizedStringKey) -> some View {
    modifier(NavigationTitleModifier(title: Text(title)))
  }
}
