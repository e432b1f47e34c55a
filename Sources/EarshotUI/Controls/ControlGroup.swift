/// Controls that belong together; what they are together is not told.
public struct ControlGroup<Content: View> {
  private let label: AnyView
  private let content: Content
  @NearestStyle((any ControlGroupStyle).self) private var style

  /// Groups controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = AnyView(EmptyView())
  }

  /// Groups controls under a title that is a view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    self.content = content()
    self.label = AnyView(label())
  }

  /// Groups controls under a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Groups controls under a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Groups controls under a title and a system symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension ControlGroup: View {
  @ViewBuilder public var body: some View {
    if let style, !(style is any BuiltInStyle) {
      made(by: style)
    } else {
      content
    }
  }

  @MainActor
  private func made(by style: some ControlGroupStyle) -> AnyView {
    let configuration = ControlGroupStyleConfiguration(
      content: _StyleContent(content), label: _StyleContent(label))
    return AnyView(
      Styled(style) { $0.makeBody(configuration: configuration) }
        .popping((any ControlGroupStyle).self))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Makes the group that a style was asked to make, for the style to build upon.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
