/// Where a binding reads and writes.
///
/// It is an object, so that two bindings to the same place are the same bit by bit: a view that is
/// handed one need not be evaluated again when nothing else about it is new.
protocol BindingLocation<Value>: AnyObject {
  associatedtype Value
  var current: Value { get set }
}

/// A place that is reached by closures.
final class ClosureLocation<Value>: BindingLocation {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  var current: Value {
    get { get() }
    set { set(newValue) }
  }
}
