public import struct Foundation.CGPoint

/// One tap or more, with the place; as nothing is laid out, that is the middle of the screen.
public struct SpatialTapGesture: Gesture {
  /// Where the tap was.
  public struct Value: Hashable, Sendable {
    /// The place.
    public var location: CGPoint
  }

  /// How many taps there are.
  public var count: Int
  /// What the place is measured from.
  public var coordinateSpace: CoordinateSpace

  /// A number of taps.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public func _touches(
    changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) -> _GestureTouches {
    _GestureTouches(tap: { ended(Value(location: Self.middle)) }, tapCount: count)
  }

  /// The middle of the nominal screen.
  static let middle = CGPoint(x: 393.0 / 2, y: 426)
}
