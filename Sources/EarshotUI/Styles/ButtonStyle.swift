/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The view of a button.
  associatedtype Body: View
  /// What a button is made of.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

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
