/// Two gestures that one touch can be both of.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What is known of the two.
  public struct Value {
    /// What the first tells.
    public var first: First.Value?
    /// What the second tells.
    public var second: Second.Value?
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
      changed: { changed(Value(first: $0)) }, ended: { ended(Value(first: $0)) })
    let second = second._touches(
      changed: { changed(Value(second: $0)) }, ended: { ended(Value(second: $0)) })
    return _GestureTouches(
      tap: both(first.tap, second.tap), hold: both(first.hold, second.hold),
      isDrag: first.isDrag || second.isDrag)
  }

  private func both(_ first: (() -> Void)?, _ second: (() -> Void)?) -> (() -> Void)? {
    guard let first, let second else { return first ?? second }
    return {
      first()
      second()
    }
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// This gesture and another, of one touch.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
}
