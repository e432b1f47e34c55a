/// How far a value has come between two limits.
struct Fraction {
  /// From 0 to 1.
  let value: Double

  init(of value: Double, in bounds: ClosedRange<Double>) {
    let width = bounds.upperBound - bounds.lowerBound
    let fraction = (value - bounds.lowerBound) / width
    self.value = fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }

  /// A part of a total; of a total that is none, nothing.
  init(of value: Double, total: Double) {
    self.init(of: value, in: 0...max(total, 0))
  }

  /// The fraction in whole per cent.
  var percent: String { "\(Int((value * 100).rounded()))%" }
}
