/// Two fingers that turn, as it was written before iOS 17; a screen reader stands for none.
public struct RotationGesture: Gesture {
  /// How little counts.
  public var minimumAngleDelta: Angle

  /// Counts from a difference on.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public func _touches(
    changed: @escaping (Angle) -> Void, ended: @escaping (Angle) -> Void
  ) -> _GestureTouches { _GestureTouches() }
}
