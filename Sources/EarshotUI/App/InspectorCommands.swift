/// What shows and hides an inspector.
public struct InspectorCommands {
  /// What shows and hides an inspector.
  public init() {}
}

extension InspectorCommands: BuildingBlockCommands {}
