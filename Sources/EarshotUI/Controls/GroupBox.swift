/// Content with a box around it.
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  @NearestStyle((any GroupBoxStyle).self) private var style

  /// Makes a box with a title that is a view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Makes a box with a title that is a view.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension GroupBox: View {
  @ViewBuilder public var body: some View {
    if let style, !(style is any BuiltInStyle) {
      made(by: style)
    } else {
      VStack {
        label
        content
      }
    }
  }

  @MainActor
  private func made(by style: some GroupBoxStyle) -> AnyView {
    let configuration = GroupBoxStyleConfiguration(
      label: _StyleContent(label), content: _StyleContent(content))
    return AnyView(
      Styled(style) { $0.makeBody(configuration: configuration) }
        .popping((any GroupBoxStyle).self))
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a title.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a box with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Makes the box that a style was asked to make, for the style to build upon.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}
