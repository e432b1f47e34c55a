/// Puts a view into the bars around the screen.
struct BarModifier<Bar: View> {
  let placement: BarPlacement
  let bar: Bar
}

extension BarModifier: BuildingBlockModifier {
  static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    context.updateBar(modifier.bar, at: modifier.placement)
    Modified._update(content, in: &context)
  }

  static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    context.skipChild()
    return Modified._resolve(content, in: &context)
  }
}

/// Changes what the screen shows around its content.
public struct ScreenModifier {
  let change: @MainActor (ScreenModel) -> Void
}

extension ScreenModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    if let screen = context.environment.screen { modifier.change(screen) }
    Modified._update(content, in: &context)
  }
}
