/// A view that is heard, and may not be seen.
struct SeenContent<Content: View> {
  let content: Content
  let isSeen: Bool
}

extension SeenContent: BuildingBlock {
  static func _update(_ view: Self, in context: inout _UpdateContext) {
    Content._update(view.content, in: &context)
  }

  static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    DrawingWalk.isOn && !view.isSeen ? [] : Content._resolve(view.content, in: &context)
  }
}
