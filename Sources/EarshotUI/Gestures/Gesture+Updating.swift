extension Gesture {
  /// Keeps a state while the touch goes on, and takes it back when it is over.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    let before = state.wrappedValue
    return ObservedGesture(base: self) { value in
      var (current, transaction) = (state.wrappedValue, Transaction())
      body(value, &current, &transaction)
      state.update(current)
    } onEnded: { _ in
      state.update(before)
    }
  }
}
