import EarshotTree

/// A view that is seen and not heard.
@MainActor @preconcurrency
protocol SilentView: BuildingBlock {
  /// What is seen; nil where the view only takes up room.
  var drawnKind: DrawnPart.Kind? { get }
}

extension SilentView {
  var drawnKind: DrawnPart.Kind? { .shape(paint: nil) }

  public static func _update(_ view: Self, in context: inout _UpdateContext) {}

  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let element = context.makeElement(.shape)
    element.isLatent = true
    if DrawingWalk.isOn, view.drawnKind == nil { return [] }
    element.draw(as: view.drawnKind ?? .shape(paint: nil))
    return [.element(element)]
  }
}
