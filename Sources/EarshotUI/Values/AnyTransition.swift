/// How a view comes and goes; it is accepted, and what it moves is not modelled yet.
public struct AnyTransition: Sendable {
  private let description: String

  /// By fading.
  public static let opacity = AnyTransition(description: "opacity")
  /// At once.
  public static let identity = AnyTransition(description: "identity")

  /// By growing from a part of the size.
  public static func scale(scale: Double = 0, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(description: "scale \(scale)")
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(description: "\(description) and \(other.description)")
  }

  /// Moves the change in its own way.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
