/// A view whose type is hidden; another type at the same place is another view.
public struct AnyView {
  let content: any View

  /// Hides the type of a view.
  public init(_ content: some View) { self.content = content }

  /// Hides the type of a view.
  public init(erasing content: some View) { self.content = content }
}

extension AnyView: BuildingBlock {
  public static func _update(_ view: Self, in context: inout _UpdateContext) {
    update(view.content, in: &context)
  }

  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] { context.resolveChild() }

  @MainActor
  private static func update(_ content: some View, in context: inout _UpdateContext) {
    context.updateChild(content)
  }
}
