/// What nothing between two states can be told of.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Nothing.
  public init() {}

  /// Nothing.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Nothing.
  public static func + (left: Self, right: Self) -> Self { left }

  /// Nothing.
  public static func - (left: Self, right: Self) -> Self { left }

  public mutating func scale(by rhs: Double) {}

  public var magnitudeSquared: Double { 0 }
}
