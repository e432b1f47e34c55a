/// A value that can be scaled, so that there are values between two of it.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every part by a factor.
  mutating func scale(by factor: Double)

  /// The sum of the squares of all parts.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value times a factor.
  public func scaled(by factor: Double) -> Self {
    var value = self
    value.scale(by: factor)
    return value
  }
}
