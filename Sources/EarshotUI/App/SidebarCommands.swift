/// What shows and hides a sidebar.
public struct SidebarCommands {
  /// What shows and hides a sidebar.
  public init() {}
}

extension SidebarCommands: BuildingBlockCommands {}
