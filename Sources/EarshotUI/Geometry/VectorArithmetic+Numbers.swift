public import struct Foundation.CGFloat

extension Double: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by factor: Double) { self *= factor }

  /// The number squared.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by factor: Double) { self *= Float(factor) }

  /// The number squared.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }

  /// The number squared.
  public var magnitudeSquared: Double { Double(self * self) }
}
