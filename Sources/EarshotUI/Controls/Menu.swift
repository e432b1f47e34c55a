import EarshotTree

/// A button that opens a list of actions.
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?
  @State private var isOpen = false
  @NearestStyle((any MenuStyle).self) private var style

  init(label: Label, content: Content, primaryAction: (() -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  /// Makes a menu that looks like a view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// Makes a menu that opens when its button is held, and else does something itself.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }
}

extension Menu: View {
  @ViewBuilder public var body: some View {
    if let style, !(style is any BuiltInStyle) {
      made(by: style)
    } else {
      MenuElements(
        label: label, items: isOpen ? content : nil, primaryAction: primaryAction,
        isOpen: $isOpen)
    }
  }

  @MainActor
  private func made(by style: some MenuStyle) -> AnyView {
    let configuration = MenuStyleConfiguration(
      label: _StyleContent(label), content: _StyleContent(content), primaryAction: primaryAction)
    return AnyView(
      Styled(style) { $0.makeBody(configuration: configuration) }
        .popping((any MenuStyle).self))
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a menu with a title that opens when its button is held.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }

  /// Makes a menu with a title that opens when its button is held.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == EarshotUI.Label<Text, Image> {
  /// Makes a menu with a title and a system symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { EarshotUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a menu with a title and a system symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { EarshotUI.Label(title, systemImage: systemImage) }
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes the menu that a style was asked to make, for the style to build upon.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content,
      primaryAction: configuration.primaryAction)
  }
}
