/// A view that is seen, unless a style has it otherwise, and evaluated, and not heard.
struct SilentContent<Content: View> {
  let content: Content
  var isSeen = true
}

extension SilentContent: BuildingBlock {
  static func _update(_ view: Self, in context: inout _UpdateContext) {
    Content._update(view.content, in: &context)
  }

  static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    DrawingWalk.isOn && view.isSeen ? Content._resolve(view.content, in: &context) : []
  }
}
