/// Views for the bars around a screen.
@MainActor @preconcurrency
public protocol ToolbarContent: View {}

/// Views for a toolbar that a person can arrange.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

/// Turns the statements of a closure into the content of a toolbar.
public typealias ToolbarContentBuilder = ViewBuilder

extension TupleView: ToolbarContent {}
extension Group: ToolbarContent {}
extension EmptyView: ToolbarContent {}
extension AnyView: ToolbarContent {}
extension _ConditionalContent: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: View {}

/// Puts the content of a toolbar into the bars around the screen.
struct ToolbarModifier<Toolbar: View> {
  let toolbar: Toolbar
}

extension ToolbarModifier: BuildingBlockModifier {
  /// What has no place of its own stands where the system puts it: at the end of the top bar.
  static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    context.updateBar(modifier.toolbar, at: .trailing)
    Modified._update(content, in: &context)
  }

  static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    context.skipChild()
    return Modified._resolve(content, in: &context)
  }
}

extension View {
  /// Puts views into the bars around the screen.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(toolbar: content()))
  }

  /// Puts views into a toolbar that a person can arrange.
  public nonisolated func toolbar<Content: View>(
    id: String, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(toolbar: content()))
  }

  /// Shows or hides bars.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let concernsTop = bars.isEmpty || bars.contains { $0 == .navigationBar || $0 == .automatic }
    return modifier(
      ScreenModifier { if concernsTop { $0.setHidesBar(visibility == .hidden) } })
  }

  /// Shows or hides bars.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let concernsTop = bars.isEmpty || bars.contains { $0 == .navigationBar || $0 == .automatic }
    return modifier(
      ScreenModifier { if concernsTop { $0.setHidesBar(visibility == .hidden) } })
  }
}
