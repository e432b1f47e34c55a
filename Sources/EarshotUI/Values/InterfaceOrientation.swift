/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String

  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// Turned to the left.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// Turned to the right.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}
