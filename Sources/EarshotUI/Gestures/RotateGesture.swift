public import Foundation

/// Two fingers that turn, which nobody can do who touches through a screen reader.
public struct RotateGesture: Gesture {
  /// How little counts.
  public var minimumAngleDelta: Angle

  /// Counts from a difference on.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public func _touches(
    changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) -> _GestureTouches { _GestureTouches() }

  /// What the fingers did.
  public struct Value: Equatable, Sendable {
    /// When they did it.
    public var time: Date
    /// How far it was turned.
    public var rotation: Angle
    /// How fast that goes, for a second.
    public var velocity: Angle
    /// Where it began, in parts of the view.
    public var startAnchor: UnitPoint
    /// Where it began.
    public var startLocation: CGPoint
  }
}
