/// Several steps, of which the last one counts.
struct KeyframeSteps<Value>: KeyframeTrackContent, Keyframes {
  let steps: [(Value) -> Value]

  func _end(from value: Value) -> Value { steps.reduce(value) { $1($0) } }
}
