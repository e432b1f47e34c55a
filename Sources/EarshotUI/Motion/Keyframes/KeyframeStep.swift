/// The way of a value to one keyframe.
public struct _KeyframeStep<Value> {
  let value: Value
  /// The time that the way takes in seconds.
  let duration: Double
  /// How the value gets there; nil puts it there at once.
  let animation: Animation?
}

/// The ways of one part of a value, one after another.
public struct _KeyframeCourse<Root> {
  /// One way, with when it begins in seconds.
  struct Leg {
    let start: Double
    let animation: Animation?
    let write: (inout Root) -> Void
  }

  let legs: [Leg]
  /// When the last way is over, in seconds.
  let end: Double

  init<Value>(_ keyPath: WritableKeyPath<Root, Value>, _ steps: [_KeyframeStep<Value>]) {
    var legs: [Leg] = []
    var time = 0.0
    for step in steps {
      legs.append(
        Leg(start: time, animation: step.animation) { $0[keyPath: keyPath] = step.value })
      time += step.duration
    }
    self.legs = legs
    end = time
  }
}
