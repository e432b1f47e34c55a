/// How the columns of a split view share the room.
public protocol NavigationSplitViewStyle {}

extension View {
  /// Sets how the columns of split views share the room; a phone has room for one.
  public nonisolated func navigationSplitViewStyle(
    _ style: some NavigationSplitViewStyle
  ) -> Self { self }
}

/// Columns that share the room as is usual.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Columns that share the room as is usual.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// Columns that share the room as is usual.
  public static var automatic: Self { Self() }
}

/// Columns that make room for one another.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Columns that make room for one another.
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns that make room for one another.
  public static var balanced: Self { Self() }
}

/// Columns of which the last keeps its room.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Columns of which the last keeps its room.
  public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Columns of which the last keeps its room.
  public static var prominentDetail: Self { Self() }
}
