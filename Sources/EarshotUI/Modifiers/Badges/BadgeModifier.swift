import EarshotTree

/// Counts something beside a tab or a row; anywhere else a badge is not seen.
public struct BadgeModifier {
  let badge: Badge?
}

extension BadgeModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let outside = context.environment
    let isTab = outside.tabBar != nil
    let isRow = outside.showsRowBadges && !isTab
    context.updateChild(isRow ? modifier.badge?.text : nil)
    if isTab { context.environment.tabBadge = modifier.badge?.worded(in: outside) }
    Modified._update(content, in: &context)
    context.environment = outside
  }

  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let badge = context.resolveChild().adjusting { $0.with(.rowBadge) { _ in } }
    return Modified._resolve(content, in: &context) + badge
  }
}

extension View {
  /// Counts something beside a tab or a row; nothing is seen of zero.
  public nonisolated func badge(_ count: Int) -> ModifiedContent<Self, BadgeModifier> {
    modifier(BadgeModifier(badge: Badge(count)))
  }

  /// Says something beside a tab or a row.
  public nonisolated func badge(_ label: Text?) -> ModifiedContent<Self, BadgeModifier> {
    modifier(BadgeModifier(badge: Badge(label)))
  }

  /// Says something beside a tab or a row.
  public nonisolated func badge(
    _ key: LocalizedStringKey?
  ) -> ModifiedContent<Self, BadgeModifier> {
    modifier(BadgeModifier(badge: Badge(key.map { Text($0) })))
  }

  /// Says something beside a tab or a row.
  @_disfavoredOverload
  public nonisolated func badge(
    _ label: (some StringProtocol)?
  ) -> ModifiedContent<Self, BadgeModifier> {
    modifier(BadgeModifier(badge: Badge(label.map { Text($0) })))
  }
}
