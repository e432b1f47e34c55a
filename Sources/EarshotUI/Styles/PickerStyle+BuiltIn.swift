// The picker styles.

/// A picker that looks as is usual where it stands.
public struct DefaultPickerStyle {
  /// A picker that looks as is usual where it stands.
  public init() {}
}

extension DefaultPickerStyle: PresentingPickerStyle {
  var presentation: PickerPresentation? { nil }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A picker that looks as is usual where it stands.
  public static var automatic: Self { Self() }
}

/// A button that opens the options.
public struct MenuPickerStyle {
  /// A button that opens the options.
  public init() {}
}

extension MenuPickerStyle: PresentingPickerStyle {
  var presentation: PickerPresentation? { .menu }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens the options.
  public static var menu: Self { Self() }
}

/// A row that leads to the options.
public struct NavigationLinkPickerStyle {
  /// A row that leads to the options.
  public init() {}
}

extension NavigationLinkPickerStyle: PresentingPickerStyle {
  var presentation: PickerPresentation? { .menu }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to the options.
  public static var navigationLink: Self { Self() }
}

/// Options among what is around them.
public struct InlinePickerStyle {
  /// Options among what is around them.
  public init() {}
}

extension InlinePickerStyle: PresentingPickerStyle {
  var presentation: PickerPresentation? { .inline }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Options among what is around them.
  public static var inline: Self { Self() }
}

/// Options beside each other.
public struct SegmentedPickerStyle {
  /// Options beside each other.
  public init() {}
}

extension SegmentedPickerStyle: PresentingPickerStyle {
  var presentation: PickerPresentation? { .segments }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Options beside each other.
  public static var segmented: Self { Self() }
}

/// Options beside each other, as in a menu.
public struct PalettePickerStyle {
  /// Options beside each other, as in a menu.
  public init() {}
}

extension PalettePickerStyle: PresentingPickerStyle {
  var presentation: PickerPresentation? { .segments }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Options beside each other, as in a menu.
  public static var palette: Self { Self() }
}

/// A wheel of options.
public struct WheelPickerStyle {
  /// A wheel of options.
  public init() {}
}

extension WheelPickerStyle: PresentingPickerStyle {
  var presentation: PickerPresentation? { .wheel }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel of options.
  public static var wheel: Self { Self() }
}
