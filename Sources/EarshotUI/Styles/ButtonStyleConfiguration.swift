/// What a button is made of.
public struct ButtonStyleConfiguration {
  /// The words and pictures of the button.
  public typealias Label = _StyleContent

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The words and pictures of the button.
  public let label: Label
  /// Whether a finger lies on the button; here, none ever does.
  public let isPressed = false
}
