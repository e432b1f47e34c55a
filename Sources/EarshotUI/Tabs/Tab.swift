/// One of the views of a tab view, with what stands for it in the bar.
public struct Tab<Value, Content: View, Label: View> {
  private let tag: AnyHashable?
  private let content: Content
  private let label: Label
}

/// Views of a tab view.
public typealias TabContentBuilder = ViewBuilder

extension Tab: View {
  /// The view, as a tab.
  public var body: some View {
    content.tabItem { label }.modifier(TabTagModifier(tag: tag))
  }
}

extension Tab: TaggedPage {
  var pageTag: AnyHashable? { tag }
}

extension Tab where Value: Hashable {
  /// A tab that stands for a value.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: AnyHashable(value), content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Label == TabLabel {
  /// A tab with a title and a symbol that stands for a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: TabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// A tab with a title and a symbol that stands for a value.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: TabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// A tab with a title and a picture that stands for a value.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: TabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// A tab that stands for a value, called as the system calls its role.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(tag: AnyHashable(value), content: content(), label: TabLabel(role))
  }
}

extension Tab where Value == Never, Label == TabLabel {
  /// A tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, content: content(),
      label: TabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// A tab with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, content: content(),
      label: TabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// A tab that is called as the system calls its role.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(tag: nil, content: content(), label: TabLabel(role))
  }
}

extension Tab where Value == Never {
  /// A tab with a label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: nil, content: content(), label: label())
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The tab searches.
  public static let search = TabRole(name: "search")
}

/// A title and a picture in a tab bar.
public struct TabLabel {
  let title: Text
  let image: Image
}

extension TabLabel: View {
  init(_ role: TabRole) {
    self.init(title: Text(verbatim: "Search"), image: Image(systemName: "magnifyingglass"))
  }

  /// The picture over the title.
  public var body: some View {
    VStack {
      image
      title
    }
  }
}

/// Says what stands for the tab inside in the choice of a tab view.
struct TabTagModifier {
  let tag: AnyHashable?
}

extension TabTagModifier: BuildingBlockModifier {
  static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let outside = context.environment
    if let tag = modifier.tag { context.environment.tabTag = tag }
    Modified._update(content, in: &context)
    context.environment = outside
  }
}

/// Tabs that belong together.
public struct TabSection<Content: View> {
  private let content: Content

  /// Groups tabs under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension TabSection: View {
  /// The tabs.
  public var body: some View { content }
}
