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
