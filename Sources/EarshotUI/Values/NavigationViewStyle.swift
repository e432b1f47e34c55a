/// How a navigation view arranges its pages; they are read one at a time.
public protocol NavigationViewStyle {}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the system likes.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
