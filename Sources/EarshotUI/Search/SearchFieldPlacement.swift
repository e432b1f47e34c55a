/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
  private let name: String

  /// Where the system puts it.
  public static let automatic = Self(name: "automatic")
  /// Beside the toolbar.
  public static let toolbar = Self(name: "toolbar")
  /// In the middle of the toolbar.
  public static let toolbarPrincipal = Self(name: "toolbar principal")
  /// Over a sidebar.
  public static let sidebar = Self(name: "sidebar")
  /// Under the title.
  public static let navigationBarDrawer = Self(name: "drawer")

  /// Under the title, always or only after scrolling.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    .navigationBarDrawer
  }

  /// Whether a search field is always shown.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// Only after scrolling.
    case automatic
    /// Always.
    case always
  }
}
