/// A menu of the app's own.
public struct CommandMenu<Content: View> {
  /// Takes a name and the entries.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Takes a name and the entries.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// Takes a name and the entries.
  @_disfavoredOverload
  public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {}
}

extension CommandMenu: BuildingBlockCommands {}
