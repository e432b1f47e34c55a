/// A gesture with somebody who follows it.
struct ObservedGesture<Base: Gesture>: Gesture {
  let base: Base
  let onChanged: (Base.Value) -> Void
  let onEnded: (Base.Value) -> Void

  func _touches(
    changed: @escaping (Base.Value) -> Void, ended: @escaping (Base.Value) -> Void
  ) -> _GestureTouches {
    base._touches {
      onChanged($0)
      changed($0)
    } ended: {
      onEnded($0)
      ended($0)
    }
  }
}
