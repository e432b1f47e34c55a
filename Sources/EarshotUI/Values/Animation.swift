/// How a change moves; it is accepted, and what it moves is not modelled yet.
public struct Animation: Hashable, Sendable {
  private let description: String

  /// The animation that fits.
  public static let `default` = Animation(description: "default")

  /// A spring of a duration in seconds and a bounce from 0 to 1.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    Animation(description: "spring \(duration) \(bounce)")
  }

  /// Slow at both ends; the duration is in seconds.
  public static func easeInOut(duration: Double = 0.35) -> Animation {
    Animation(description: "easeInOut \(duration)")
  }

  /// The animation, begun later; the delay is in seconds.
  public func delay(_ delay: Double) -> Animation {
    Animation(description: "\(description) after \(delay)")
  }
}

/// Changes state, and has the change move.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

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
