/// A view that is seen and not heard.
@MainActor @preconcurrency
protocol SilentView: BuildingBlock {}

extension SilentView {
  public static func _update(_ view: Self, in context: inout _UpdateContext) {}

  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let element = context.makeElement(.shape)
    element.isLatent = true
    return [.element(element)]
  }
}
