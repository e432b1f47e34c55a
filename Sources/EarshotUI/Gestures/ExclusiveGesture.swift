/// Two gestures of which a touch is one; the first is tried first.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What is known of the one.
  public enum Value {
    /// It is the first.
    case first(First.Value)
    /// It is the second.
    case second(Second.Value)
  }

  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Makes one of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _touches(
    changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) -> _GestureTouches {
    let first = first._touches(
      changed: { changed(.first($0)) }, ended: { ended(.first($0)) })
    let second = second._touches(
      changed: { changed(.second($0)) }, ended: { ended(.second($0)) })
    let tapped = second.tapCount < first.tapCount ? [second, first] : [first, second]
    return _GestureTouches(
      tap: tapped[0].tap ?? tapped[1].tap, hold: first.hold ?? second.hold,
      tapCount: min(first.tapCount, second.tapCount), isDrag: first.isDrag || second.isDrag)
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// This gesture, or else another.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}
