/// Sets between how many heights the sheet around can be dragged.
public struct DetentsModifier {
  let count: Int
}

extension DetentsModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    context.environment.presentation?.detentCount = modifier.count
    Modified._update(content, in: &context)
  }
}

extension View {
  /// Sets how high the sheet around may be; with several heights it has a handle.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> ModifiedContent<Self, DetentsModifier> {
    modifier(DetentsModifier(count: detents.count))
  }

  /// Sets how high the sheet around may be; nobody drags it, so that the choice stays.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> ModifiedContent<Self, DetentsModifier> {
    modifier(DetentsModifier(count: detents.count))
  }
}
