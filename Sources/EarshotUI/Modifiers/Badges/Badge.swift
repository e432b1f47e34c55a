/// What is counted beside a tab or a row.
public struct Badge {
  /// As it is seen.
  let text: Text
  /// As it is heard of a tab.
  let words: Text

  init?(_ count: Int) {
    guard count != 0 else { return nil }
    text = Text(verbatim: "\(count)")
    words = Text(verbatim: count == 1 ? "1 item" : "\(count) items")
  }

  init?(_ text: Text?) {
    guard let text else { return nil }
    self.text = text
    words = text
  }
}

private enum TabBadgeKey: EnvironmentKey {
  static var defaultValue: TabBadge? { nil }
}

private enum ShowsRowBadgesKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// What the tab directly inside counts.
  var tabBadge: TabBadge? {
    get { self[TabBadgeKey.self] }
    set { self[TabBadgeKey.self] = newValue }
  }

  /// Whether the view stands in a list or form, where badges are seen.
  var showsRowBadges: Bool {
    get { self[ShowsRowBadgesKey.self] }
    set { self[ShowsRowBadgesKey.self] = newValue }
  }
}
