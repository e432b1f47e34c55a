/// How a tab view has its views chosen.
public protocol TabViewStyle {}

/// Tabs as is usual.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Tabs as is usual.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Tabs as is usual.
  public static var automatic: Self { Self() }
}

/// Tabs in a bar only.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Tabs in a bar only.
  public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tabs in a bar only.
  public static var tabBarOnly: Self { Self() }
}

/// Tabs that stand at the side where there is room; on a phone in a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Tabs that stand at the side where there is room.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs that stand at the side where there is room; on a phone in a bar.
  public static var sidebarAdaptable: Self { Self() }
}

/// Pages that are turned one by one.
public struct PageTabViewStyle: TabViewStyle {
  /// When dots say which page is shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String

    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always; nothing is said of a single page all the same.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }

  let indexDisplayMode: IndexDisplayMode

  /// Pages, with dots or without.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that are turned one by one, with dots where there is more than one.
  public static var page: Self { Self() }

  /// Pages that are turned one by one, with dots or without.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}

private enum PageIndexKey: EnvironmentKey {
  static let defaultValue: PageTabViewStyle.IndexDisplayMode? = nil
}

extension EnvironmentValues {
  /// When dots say which page is shown; nil where tab views show tabs.
  var pageIndex: PageTabViewStyle.IndexDisplayMode? {
    get { self[PageIndexKey.self] }
    set { self[PageIndexKey.self] = newValue }
  }
}

extension View {
  /// Sets whether tab views have tabs or pages.
  public nonisolated func tabViewStyle(_ style: some TabViewStyle) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    let index = (style as? PageTabViewStyle)?.indexDisplayMode
    return modifier(EnvironmentModifier { $0.pageIndex = index })
  }
}
