/// A material that bends what lies behind.
public struct Glass: Hashable, Sendable {
  private let name: String

  /// Frosted.
  public static let regular = Glass(name: "regular")
  /// Clear.
  public static let clear = Glass(name: "clear")
  /// None.
  public static let identity = Glass(name: "identity")

  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass { self }
  /// The glass, reacting to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
