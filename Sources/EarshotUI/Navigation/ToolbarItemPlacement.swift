/// Where in the bars around a screen an item goes.
public struct ToolbarItemPlacement: Sendable {
  let bar: BarPlacement

  /// Where the system puts it.
  public static let automatic = Self(bar: .trailing)
  /// In the place of the title.
  public static let principal = Self(bar: .principal)
  /// Where the way back is.
  public static let navigation = Self(bar: .leading)
  /// Where the most important action is.
  public static let primaryAction = Self(bar: .trailing)
  /// Where less important actions are.
  public static let secondaryAction = Self(bar: .trailing)
  /// Where the state of the app is told.
  public static let status = Self(bar: .bottom)
  /// Where a dialog is confirmed.
  public static let confirmationAction = Self(bar: .trailing)
  /// Where a dialog is left.
  public static let cancellationAction = Self(bar: .leading)
  /// Where something is destroyed.
  public static let destructiveAction = Self(bar: .trailing)
  /// At the beginning of the top bar.
  public static let navigationBarLeading = Self(bar: .leading)
  /// At the end of the top bar.
  public static let navigationBarTrailing = Self(bar: .trailing)
  /// At the beginning of the top bar.
  public static let topBarLeading = Self(bar: .leading)
  /// At the end of the top bar.
  public static let topBarTrailing = Self(bar: .trailing)
  /// At the bottom of the screen.
  public static let bottomBar = Self(bar: .bottom)
  /// Over the keyboard, which is never shown here.
  public static let keyboard = Self(bar: .none)
  /// In the place of the title.
  public static let title = Self(bar: .principal)
  /// In the place of a large title.
  public static let largeTitle = Self(bar: .principal)
  /// Below the title.
  public static let subtitle = Self(bar: .trailing)
}

/// A bar around a screen.
public struct ToolbarPlacement: Equatable, Sendable {
  private let name: String

  /// The bar that the system means.
  public static let automatic = Self(name: "automatic")
  /// The bar at the top.
  public static let navigationBar = Self(name: "navigation")
  /// The bar at the bottom.
  public static let bottomBar = Self(name: "bottom")
  /// The bar of tabs.
  public static let tabBar = Self(name: "tab")
}
