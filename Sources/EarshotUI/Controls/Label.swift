import EarshotTree

/// A title with an icon.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon
  @NearestStyle((any LabelStyle).self) private var style

  /// Makes a label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  public var body: some View {
    ControlElement(
      .labelView, content: look, named: AnyView(title), look: .inside
    ) { element, inside in
      element.isLatent = element.label == nil
      element.value = inside.compactMap(\.value).joinedWords
      element.traits = inside.reduce(into: TreeTraits()) { $0.formUnion($1.traits) }
      element.traits.subtract(.image)
      if element.traits.isEmpty { element.traits = .staticText }
      if !element.isLatent, element.traits.contains(.notEnabled) { element.rules.append(.disabled) }
      element.activation = inside.activation
    }
  }

  @ViewBuilder @MainActor
  private var look: some View {
    if let style, !(style is any BuiltInStyle) {
      custom(style)
    } else {
      SeenContent(content: title, isSeen: !(style is IconOnlyLabelStyle))
      SilentContent(content: icon, isSeen: !(style is TitleOnlyLabelStyle))
    }
  }

  @MainActor
  private func custom(_ style: some LabelStyle) -> AnyView {
    let configuration = LabelStyleConfiguration(
      title: _StyleContent(title), icon: _StyleContent(SilentContent(content: icon)))
    return AnyView(
      Styled(style) { $0.makeBody(configuration: configuration) }
        .popping((any LabelStyle).self))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and a system symbol.
  public init(_ title: LocalizedStringKey, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }

  /// Makes a label of a title and a system symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }

  /// Makes a label of a title and the picture of an asset.
  public init(_ title: LocalizedStringKey, image: String) {
    self.init {
      Text(title)
    } icon: {
      Image(image)
    }
  }

  /// Makes a label of a title and the picture of an asset.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: String) {
    self.init {
      Text(title)
    } icon: {
      Image(image)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label that a style was asked to make, for the style to build upon.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
