/// What is animated where nothing is.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Nothing.
  public init() {}

  /// Nothing.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Always 0.
  public var magnitudeSquared: Double { 0 }

  /// Changes nothing.
  public mutating func scale(by factor: Double) {}

  /// Nothing and nothing.
  public static func + (left: Self, right: Self) -> Self { Self() }

  /// Nothing without nothing.
  public static func - (left: Self, right: Self) -> Self { Self() }
}
