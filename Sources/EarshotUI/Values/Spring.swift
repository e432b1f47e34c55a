/// How a spring moves.
public struct Spring: Hashable, Sendable {
  /// How long the spring is seen to move in seconds.
  public let duration: Double
  /// How far it swings past its end: not at all at 0, for ever at 1.
  public let bounce: Double

  /// A spring of a duration in seconds.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// A spring of a response in seconds.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// A spring with a weight on it.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let root = (max(stiffness, .leastNormalMagnitude) * max(mass, .leastNormalMagnitude))
      .squareRoot()
    self.init(
      duration: 2 * .pi * max(mass, .leastNormalMagnitude) / root,
      bounce: 1 - damping / (2 * root))
  }

  /// A spring that does not bounce.
  public static let smooth = Spring()
  /// A spring that bounces a little.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring that bounces.
  public static let bouncy = Spring(bounce: 0.3)
}
