extension View {
  /// Reacts to a gesture.
  public nonisolated func gesture(_ gesture: some Gesture) -> ModifiedContent<Self, GestureModifier>
  {
    modifier(GestureModifier(touches: gesture._touches(changed: { _ in }, ended: { _ in })))
  }

  /// Reacts to a gesture besides those further in.
  public nonisolated func simultaneousGesture(_ gesture: some Gesture) -> some View {
    self.gesture(gesture)
  }

  /// Reacts to a gesture before those further in.
  public nonisolated func highPriorityGesture(_ gesture: some Gesture) -> some View {
    self.gesture(gesture)
  }
}
