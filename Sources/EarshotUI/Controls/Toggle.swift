import EarshotTree

/// Something that is switched on and off.
public struct Toggle<Label: View> {
  private let label: Label
  private let isOn: Binding<Bool>
  @NearestStyle((any ToggleStyle).self) private var style

  /// Makes a toggle that looks like a view.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Makes a toggle of several values: it is on when all are, and switches them together.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let all = Binding<Bool>(
      get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
      set: { new in for source in sources { source[keyPath: isOn].wrappedValue = new } })
    self.init(isOn: all, label: label)
  }
}

extension Toggle: View {
  public var body: some View {
    let isOn = isOn
    let value = isOn.wrappedValue ? "1" : "0"
    let custom = custom
    ControlElement(
      .toggle, content: look(custom), named: custom.map { _ in AnyView(label) }, look: .labelled
    ) { element, inside in
      element.traits.formUnion([.button, .switchButton])
      element.value = value
      element.activation = { isOn.wrappedValue.toggle() }
      guard custom != nil else { return }
      element.rules.append(.styledToggle)
      if let own = inside.activation { element.activation = own }
    }
  }

  @ViewBuilder @MainActor
  private func look(_ custom: AnyView?) -> some View {
    if let custom {
      custom
    } else {
      label
    }
  }

  @MainActor
  private var custom: AnyView? {
    guard let style, !(style is any BuiltInStyle) else { return nil }
    return made(by: style)
  }

  @MainActor
  private func made(by style: some ToggleStyle) -> AnyView {
    let configuration = ToggleStyleConfiguration(label: _StyleContent(label), isOn: isOn)
    return AnyView(
      Styled(style) { $0.makeBody(configuration: configuration) }
        .popping((any ToggleStyle).self))
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Makes a toggle with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == EarshotUI.Label<Text, Image> {
  /// Makes a toggle with a title and a system symbol.
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { EarshotUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a toggle with a title and a system symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { EarshotUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the toggle that a style was asked to make, for the style to build upon.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
