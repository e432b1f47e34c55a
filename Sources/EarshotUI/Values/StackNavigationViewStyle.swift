/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// One page at a time.
  public init() {}
}
