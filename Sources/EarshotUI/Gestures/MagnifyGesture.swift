public import Foundation

/// Two fingers that part or meet, which nobody can do who touches through a screen reader.
public struct MagnifyGesture: Gesture {
  /// How little counts.
  public var minimumScaleDelta: CGFloat

  /// Counts from a difference on.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public func _touches(
    changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) -> _GestureTouches { _GestureTouches() }

  /// What the fingers did.
  public struct Value: Equatable, Sendable {
    /// When they did it.
    public var time: Date
    /// How many times as large it becomes.
    public var magnification: CGFloat
    /// How fast that goes, for a second.
    public var velocity: CGFloat
    /// Where it began, in parts of the view.
    public var startAnchor: UnitPoint
    /// Where it began.
    public var startLocation: CGPoint
  }
}
