// The styles of control groups that only paint.

/// Controls that look as is usual where they stand.
public struct AutomaticControlGroupStyle {
  /// Controls that look as is usual where they stand.
  public init() {}
}

extension AutomaticControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Controls that look as is usual where they stand.
  public nonisolated static var automatic: Self { Self() }
}

/// Controls that look like those of navigation.
public struct NavigationControlGroupStyle {
  /// Controls that look like those of navigation.
  public init() {}
}

extension NavigationControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls that look like those of navigation.
  public nonisolated static var navigation: Self { Self() }
}

/// Controls in a menu.
public struct MenuControlGroupStyle {
  /// Controls in a menu.
  public init() {}
}

extension MenuControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// Controls in a menu.
  public nonisolated static var menu: Self { Self() }
}

/// Controls close together in a menu.
public struct CompactMenuControlGroupStyle {
  /// Controls close together in a menu.
  public init() {}
}

extension CompactMenuControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Controls close together in a menu.
  public nonisolated static var compactMenu: Self { Self() }
}

/// Controls as a palette.
public struct PaletteControlGroupStyle {
  /// Controls as a palette.
  public init() {}
}

extension PaletteControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Controls as a palette.
  public nonisolated static var palette: Self { Self() }
}
