/// Random numbers that are the same in every run, from a linear congruence.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    // The low bits of the state repeat soon, those on top do not.
    return state ^ (state >> 32)
  }
}
