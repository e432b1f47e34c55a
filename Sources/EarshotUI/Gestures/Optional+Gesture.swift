/// No gesture reacts to nothing.
extension Optional: Gesture where Wrapped: Gesture {
  public func _touches(
    changed: @escaping (Wrapped.Value) -> Void, ended: @escaping (Wrapped.Value) -> Void
  ) -> _GestureTouches {
    self?._touches(changed: changed, ended: ended) ?? _GestureTouches()
  }
}
