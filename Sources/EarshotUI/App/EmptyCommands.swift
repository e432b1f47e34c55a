/// No entries.
public struct EmptyCommands {
  /// No entries.
  public nonisolated init() {}
}

extension EmptyCommands: BuildingBlockCommands {}
