/// A gesture that goes on with another one.
///
/// A screen reader gives an element one touch: a tap, or a touch that is held. So both of them have
/// to be a tap, or both to be held, to come to an end.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far it has come.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first is over, and the second may go on.
    case second(First.Value, Second.Value?)
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
    let before = Before()
    let first = first._touches {
      changed(.first($0))
    } ended: {
      before.value = $0
      changed(.second($0, nil))
    }
    let second = second._touches { value in
      before.value.map { changed(.second($0, value)) }
    } ended: { value in
      before.value.map { ended(.second($0, value)) }
    }
    return _GestureTouches(
      tap: inTurn(first.tap, second.tap), hold: inTurn(first.hold, second.hold),
      isDrag: first.isDrag || second.isDrag)
  }

  private func inTurn(_ first: (() -> Void)?, _ second: (() -> Void)?) -> (() -> Void)? {
    guard let first, let second else { return nil }
    return {
      first()
      second()
    }
  }

  /// What the first has told.
  private final class Before {
    var value: First.Value?
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// This gesture, and then another.
  public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
}
