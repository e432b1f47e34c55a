/// Shows or hides the handle of the sheet around.
public struct GrabberModifier {
  let visibility: Visibility
}

extension GrabberModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    context.environment.presentation?.grabberVisibility = modifier.visibility
    Modified._update(content, in: &context)
  }
}

extension View {
  /// Sets whether the handle of the sheet around is seen; where that is left to the system, it is
  /// seen of a sheet that can be dragged to several heights.
  public nonisolated func presentationDragIndicator(
    _ visibility: Visibility
  ) -> ModifiedContent<Self, GrabberModifier> {
    modifier(GrabberModifier(visibility: visibility))
  }
}
