/// What the system puts into a bar by itself.
public enum ToolbarDefaultItemKind: Hashable, Sendable {
  /// The page's title.
  case title
  /// The button that shows or hides a sidebar.
  case sidebarToggle
  /// The search field.
  case search
}
