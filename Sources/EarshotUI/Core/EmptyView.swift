/// A view without content.
public struct EmptyView {
  /// Creates a view without content.
  public init() {}
}

extension EmptyView: BuildingBlock {
  public static func _update(_ view: Self, in context: inout _UpdateContext) {}

  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] { [] }
}
