import EarshotTree

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// The button destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
}
