import Glibc

/// The root of the mean square of samples.
func loudness(of samples: [Int16]) -> Double {
  guard !samples.isEmpty else { return 0 }
  let sum = samples.reduce(0.0) { $0 + Double($1) * Double($1) }
  return (sum / Double(samples.count)).squareRoot()
}

/// A generator that gives the same numbers on every machine.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
