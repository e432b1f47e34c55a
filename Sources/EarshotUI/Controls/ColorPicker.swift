import EarshotTree

/// A choice of a colour.
public struct ColorPicker<Label: View> {
  private let label: Label

  /// Makes a picker that looks like a view.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension ColorPicker: View {
  public var body: some View {
    ControlElement(.systemPanel, content: label, look: .labelled) { element, _ in
      element.traits.formUnion(.button)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}
