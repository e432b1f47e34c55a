/// How a text field looks.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// What the style makes.
  associatedtype _Body: View
  /// The title of a field as its style receives it.
  typealias _Label = _StyleContent

  /// Makes the view.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

extension View {
  /// Sets how text fields look.
  public nonisolated func textFieldStyle(_ style: some TextFieldStyle) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    pushing(style, as: (any TextFieldStyle).self)
  }
}
