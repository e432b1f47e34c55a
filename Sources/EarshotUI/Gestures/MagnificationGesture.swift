public import struct Foundation.CGFloat

/// Two fingers that part or meet, as it was written before iOS 17; a screen reader stands for none.
public struct MagnificationGesture: Gesture {
  /// How little counts.
  public var minimumScaleDelta: CGFloat

  /// Counts from a difference on.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public func _touches(
    changed: @escaping (CGFloat) -> Void, ended: @escaping (CGFloat) -> Void
  ) -> _GestureTouches { _GestureTouches() }
}
