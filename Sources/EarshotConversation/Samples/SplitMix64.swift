/// Random numbers that are the same on every machine and in every release.
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Begins a sequence; the same seed begins the same one.
  public init(seed: UInt64) { state = seed }

  /// Draws 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Draws a number from 0 up to, and without, a positive bound.
  ///
  /// The standard library may change how it draws from a range; this stays.
  public mutating func next(below bound: Int) -> Int {
    precondition(bound > 0, "A number is drawn from at least one")
    return Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// Draws an element of an array that has some.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[next(below: elements.count)]
  }
}
