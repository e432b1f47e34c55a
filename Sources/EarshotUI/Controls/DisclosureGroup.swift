import EarshotTree

/// Content that is shown or not, as its reader likes.
public struct DisclosureGroup<Label: View, Content: View> {
  private let label: Label
  private let content: () -> Content
  private let expansion: Binding<Bool>?
  @State private var isExpanded = false
  @NearestStyle((any DisclosureGroupStyle).self) private var style

  init(expansion: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
    self.label = label
    self.content = content
    self.expansion = expansion
  }

  /// Makes a group that is closed at first.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(expansion: nil, label: label(), content: content)
  }

  /// Makes a group that somebody else opens and closes as well.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(expansion: isExpanded, label: label(), content: content)
  }
}

extension DisclosureGroup: View {
  @ViewBuilder public var body: some View {
    let expansion = expansion ?? $isExpanded
    if let style, !(style is any BuiltInStyle) {
      made(by: style, expansion)
    } else {
      Button {
        expansion.wrappedValue.toggle()
      } label: {
        label
      }
      .popping(ButtonLook.self)
      .modifier(
        ElementChangeModifier(change: DisclosureChange(isExpanded: expansion.wrappedValue)))
      if expansion.wrappedValue { content() }
    }
  }

  @MainActor
  private func made(
    by style: some DisclosureGroupStyle, _ expansion: Binding<Bool>
  ) -> AnyView {
    let configuration = DisclosureGroupStyleConfiguration(
      label: _StyleContent(label), content: _StyleContent(Deferred(content: content)),
      isExpanded: expansion)
    return AnyView(
      Styled(style) { $0.makeBody(configuration: configuration) }
        .popping((any DisclosureGroupStyle).self))
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(expansion: nil, label: Text(title), content: content)
  }

  /// Makes a group with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(expansion: nil, label: Text(title), content: content)
  }

  /// Makes a group with a title that somebody else opens and closes as well.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(expansion: isExpanded, label: Text(title), content: content)
  }

  /// Makes a group with a title that somebody else opens and closes as well.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(expansion: isExpanded, label: Text(title), content: content)
  }
}

extension DisclosureGroup
where
  Label == DisclosureGroupStyleConfiguration.Label,
  Content == DisclosureGroupStyleConfiguration.Content
{
  /// Makes the group that a style was asked to make, for the style to build upon.
  init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(expansion: configuration.$isExpanded, label: configuration.label) {
      configuration.content
    }
  }
}
