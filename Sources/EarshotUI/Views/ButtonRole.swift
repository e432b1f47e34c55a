/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  /// What a button of this purpose is called when it is not told.
  let words: String

  /// The button destroys something.
  public static let destructive = ButtonRole(words: "Delete")
  /// The button leaves things as they are.
  public static let cancel = ButtonRole(words: "Cancel")
  /// The button confirms.
  public static let confirm = ButtonRole(words: "Done")
  /// The button closes what is shown.
  public static let close = ButtonRole(words: "Close")
}
