import EarshotTree

public import protocol Foundation.FormatStyle

/// Content, and what it is.
public struct LabeledContent<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  @NearestStyle((any LabeledContentStyle).self) private var style

  /// Makes labelled content of two views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent: View {
  @ViewBuilder public var body: some View {
    if let style, !(style is any BuiltInStyle) {
      made(by: style)
    } else {
      LabeledElements(label: label, content: content)
    }
  }

  @MainActor
  private func made(by style: some LabeledContentStyle) -> AnyView {
    let configuration = LabeledContentStyleConfiguration(
      label: _StyleContent(label), content: _StyleContent(content))
    return AnyView(
      Styled(style) { $0.makeBody(configuration: configuration) }
        .popping((any LabeledContentStyle).self))
  }
}

extension LabeledContent where Label == Text {
  /// Makes labelled content with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes labelled content with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a labelled text.
  public init(_ title: LocalizedStringKey, value: some StringProtocol) {
    self.init(title) { Text(value) }
  }

  /// Makes a labelled text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(title) { Text(value) }
  }

  /// Makes a labelled value.
  public init<Format: FormatStyle>(
    _ title: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(title) { Text(verbatim: format.format(value)) }
  }

  /// Makes a labelled value.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    _ title: some StringProtocol, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(title) { Text(verbatim: format.format(value)) }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Makes the content that a style was asked to make, for the style to build upon.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
