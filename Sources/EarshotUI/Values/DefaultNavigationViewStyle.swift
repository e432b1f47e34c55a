/// As the system likes.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// As the system likes.
  public init() {}
}
