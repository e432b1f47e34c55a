/// A way of touching a view.
public protocol Gesture<Value> {
  /// What is known of a touch.
  associatedtype Value

  /// The touches of it that a screen reader can stand for.
  func _touches(
    changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) -> _GestureTouches
}

extension Gesture {
  /// Acts when the touch is over.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ObservedGesture(base: self, onChanged: { _ in }, onEnded: action)
  }

  /// Acts while the touch goes on.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ObservedGesture(base: self, onChanged: action, onEnded: { _ in })
  }
}
