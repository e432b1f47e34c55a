import EarshotTree

/// Sets how early a view is read among its siblings.
public struct SortPriorityModifier {
  let priority: Double
}

extension SortPriorityModifier: BuildingBlockModifier, ViewModifier {
  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    Modified._resolve(content, in: &context)
      .adjusting { $0.with(.sortPriority) { _ in } }
      .map { item in
        var item = item
        item.sortPriority = modifier.priority
        return item
      }
  }
}

extension View {
  /// Has the view read before those in the same container that have a lower priority; views have
  /// priority 0 by themselves.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Self, SortPriorityModifier
  > {
    modifier(SortPriorityModifier(priority: sortPriority))
  }
}
