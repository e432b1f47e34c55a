/// How a list looks.
public protocol ListStyle {}

extension View {
  /// Sets how lists look; only in a list at the side can a person open and close sections.
  public nonisolated func listStyle(
    _ style: some ListStyle
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    let isSidebar = style is SidebarListStyle
    let isDefault = style is DefaultListStyle
    return modifier(EnvironmentModifier { if !isDefault { $0.isSidebar = isSidebar } })
  }
}

private enum IsSidebarKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether lists look like those at the side of a screen.
  var isSidebar: Bool {
    get { self[IsSidebarKey.self] }
    set { self[IsSidebarKey.self] = newValue }
  }
}
