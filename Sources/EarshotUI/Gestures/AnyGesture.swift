/// A gesture whose type is hidden.
public struct AnyGesture<Value>: Gesture {
  private let touches: (@escaping (Value) -> Void, @escaping (Value) -> Void) -> _GestureTouches

  /// Hides the type of a gesture.
  public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value {
    touches = gesture._touches
  }

  public func _touches(
    changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) -> _GestureTouches { touches(changed, ended) }
}
