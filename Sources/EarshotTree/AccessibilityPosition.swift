/// The place of an element among alternatives, as in `1 of 5`.
public struct AccessibilityPosition: Hashable, Sendable {
  /// The place, counted from one.
  public let place: Int
  /// How many alternatives there are.
  public let count: Int

  /// States a place among alternatives.
  public init(_ place: Int, of count: Int) {
    self.place = place
    self.count = count
  }
}
