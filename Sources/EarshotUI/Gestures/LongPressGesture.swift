public import struct Foundation.CGFloat

/// A touch that is held.
public struct LongPressGesture: Gesture {
  /// How long it is held, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move meanwhile.
  public var maximumDistance: CGFloat

  /// A touch that is held for a time in seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func _touches(
    changed: @escaping (Bool) -> Void, ended: @escaping (Bool) -> Void
  ) -> _GestureTouches {
    _GestureTouches(hold: {
      changed(true)
      ended(true)
    })
  }
}
