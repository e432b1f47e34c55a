/// A view that is seen, and evaluated, and not heard.
struct SilentContent<Content: View> {
  let content: Content
}

extension SilentContent: BuildingBlock {
  static func _update(_ view: Self, in context: inout _UpdateContext) {
    Content._update(view.content, in: &context)
  }

  static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] { [] }
}
