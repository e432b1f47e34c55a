/// One tap or more.
public struct TapGesture: Gesture {
  /// How many taps there are.
  public var count: Int

  /// A number of taps.
  public init(count: Int = 1) { self.count = count }

  public func _touches(
    changed: @escaping (()) -> Void, ended: @escaping (()) -> Void
  ) -> _GestureTouches {
    _GestureTouches(tap: { ended(()) }, tapCount: count)
  }
}
