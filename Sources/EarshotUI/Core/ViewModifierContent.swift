/// The view that a modifier's body receives.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let content: any View
}

extension _ViewModifier_Content: BuildingBlock {
  public static func _update(_ view: Self, in context: inout _UpdateContext) {
    update(view.content, in: &context)
  }

  /// The modifier's own type fixes the type of what it modifies.
  @MainActor
  private static func update(_ content: some View, in context: inout _UpdateContext) {
    context.updateChild(content)
  }

  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] { context.resolveChild() }
}
