/// Room between the items of a toolbar.
public struct ToolbarSpacer {
  /// Makes room.
  public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}
}

/// How much room a spacer takes.
public struct SpacerSizing: Hashable, Sendable {
  private let isFixed: Bool

  /// As much as there is.
  public static let flexible = SpacerSizing(isFixed: false)
  /// As much as usual.
  public static let fixed = SpacerSizing(isFixed: true)
}

extension ToolbarSpacer: ToolbarContent, BuildingBlock {
  public static func _update(_ view: Self, in context: inout _UpdateContext) {}

  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] { [] }
}
