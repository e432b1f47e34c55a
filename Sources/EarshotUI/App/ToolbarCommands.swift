/// What shows and hides a toolbar.
public struct ToolbarCommands {
  /// What shows and hides a toolbar.
  public init() {}
}

extension ToolbarCommands: BuildingBlockCommands {}
