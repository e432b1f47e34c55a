/// How a picker looks.
public protocol PickerStyle {}

/// A style of picker that is known to the layer.
protocol PresentingPickerStyle: PickerStyle {
  /// How options are offered; nil leaves it to where the picker stands.
  var presentation: PickerPresentation? { get }
}

extension View {
  /// Sets how pickers look.
  public nonisolated func pickerStyle(_ style: some PickerStyle) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    pushing(style, as: (any PickerStyle).self)
  }
}
