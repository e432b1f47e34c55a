/// Entries of a menu that the system has.
public struct CommandGroup<Content: View> {
  /// Stands before some.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Stands after some.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Stands in place of some.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

extension CommandGroup: BuildingBlockCommands {}
