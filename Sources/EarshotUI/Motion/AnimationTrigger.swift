/// A value of any type that sets off an animation when it changes.
struct AnimationTrigger: Equatable {
  private let value: Any
  private let isSame: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isSame = { $0 as? Value == value }
  }

  static func == (left: Self, right: Self) -> Bool { left.isSame(right.value) }
}
