/// A part of a control as its style receives it.
public struct _StyleContent {
  private let content: AnyView

  init(_ content: some View) { self.content = AnyView(content) }
}

extension _StyleContent: BuildingBlock {
  public static func _update(_ view: Self, in context: inout _UpdateContext) {
    AnyView._update(view.content, in: &context)
  }

  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] { AnyView._resolve(view.content, in: &context) }
}
