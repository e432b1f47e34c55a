import EarshotTree

/// One property on its way between two ends.
struct Movement: Sendable {
  let property: MotionEvent.Property
  /// Where the property comes from; of a view that goes, where it goes to.
  let away: MotionEvent.Value
  /// Where the property is while the view is there and at rest.
  let rest: MotionEvent.Value
  /// Moves the property in a way of its own, whether or not the change moves.
  private(set) var animation: Animation?

  init(_ property: MotionEvent.Property, _ away: MotionEvent.Value, rest: MotionEvent.Value) {
    self.property = property
    self.away = away
    self.rest = rest
  }

  func with(_ animation: Animation?) -> Self {
    var motion = self
    motion.animation = motion.animation ?? animation
    return motion
  }
}
