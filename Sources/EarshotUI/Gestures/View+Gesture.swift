extension View {
  /// Reacts to a gesture, if the mask has it; those further in stay as they are.
  public nonisolated func gesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, GestureModifier> {
    let touches = gesture._touches(changed: { _ in }, ended: { _ in })
    return modifier(
      GestureModifier(touches: mask.contains(.gesture) ? touches : _GestureTouches()))
  }

  /// Reacts to a gesture besides those further in.
  public nonisolated func simultaneousGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }

  /// Reacts to a gesture before those further in.
  public nonisolated func highPriorityGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }
}
