/// The value of a state property, kept by the node of the view that owns it.
///
/// The box belongs to the main actor, as views do. `State` itself does not, because its values are
/// made and passed on everywhere; so the box vouches for where it is used.
final class StateBox<Value>: @unchecked Sendable {
  private var value: Value
  private let readers = StateReaders()

  init(_ value: Value) { self.value = value }

  /// The value. Writing one that is known to be the same has no view evaluated again; this is
  /// assumed of SwiftUI, which compares what it can.
  var current: Value {
    get {
      MainActor.assumeIsolated { readers.noteRead() }
      return value
    }
    set {
      let isNew = !isKnownToBeSame(value, newValue)
      value = newValue
      if isNew { MainActor.assumeIsolated { readers.markDirty() } }
    }
  }
}

extension StateBox: BindingLocation {}
