/// The value of a focus state, which says where focus is, or that it is nowhere.
struct FocusValue<Value: Hashable> {
  var box: StateBox<Value>?
  let nowhere: Value

  var current: Value {
    get { box?.current ?? nowhere }
    nonmutating set { box?.current = newValue }
  }

  @MainActor
  mutating func install(in context: inout _PropertyContext) {
    let nowhere = nowhere
    box = context.memory { StateBox(nowhere) }
  }

  /// Says that focus is at a value, or no longer there.
  func set(_ value: Value, _ isThere: Bool) {
    if isThere {
      current = value
    } else if current == value {
      current = nowhere
    }
  }
}
