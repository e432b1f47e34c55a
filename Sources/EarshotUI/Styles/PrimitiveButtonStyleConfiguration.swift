/// What a button is made of, with what it does.
public struct PrimitiveButtonStyleConfiguration {
  /// The words and pictures of the button.
  public typealias Label = _StyleContent

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The words and pictures of the button.
  public let label: Label
  let action: () -> Void

  /// Does what the button does.
  public func trigger() { action() }
}
