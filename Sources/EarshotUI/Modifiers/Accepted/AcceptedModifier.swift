import EarshotTree

/// Notes that a view asks for something that is accepted but not simulated; nothing else changes.
public struct AcceptedModifier {
  let feature: UnsimulatedFeature
  var isAsked = true
}

extension AcceptedModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    if modifier.isAsked { context.node.graph.unsimulated.note(modifier.feature) }
    Modified._update(content, in: &context)
  }

  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let items = Modified._resolve(content, in: &context)
    guard modifier.isAsked else { return items }
    guard !DrawingWalk.isOn else {
      return modifier.feature.isDrag ? items.drawing { $0.touches.insert(.drag) } : items
    }
    return items.adjusting { $0.with(modifier.feature.rule) { _ in } }
  }
}
