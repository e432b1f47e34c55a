import EarshotTree

/// A change to how a view is drawn that can move.
enum VisualEffect: Equatable {
  case scale(x: Double, y: Double)
  case rotation(degrees: Double)
  case tilt(degrees: Double)
  case offset(x: Double, y: Double)
  case opacity(Double)
  case blur(Double)

  /// What moves when the effect takes the place of another of the same kind.
  func movements(from former: VisualEffect) -> [Movement] {
    switch (former, self) {
    case (.scale(let oldX, let oldY), .scale(let newX, let newY))
    where oldX == oldY && newX == newY:
      one(.scale, oldX, newX)
    case (.scale(let oldX, let oldY), .scale(let newX, let newY)):
      one(.horizontalScale, oldX, newX) + one(.verticalScale, oldY, newY)
    case (.rotation(let old), .rotation(let new)): one(.rotation, old, new)
    case (.tilt(let old), .tilt(let new)): one(.tilt, old, new)
    case (.offset(let oldX, let oldY), .offset(let newX, let newY)):
      one(.horizontalOffset, oldX, newX) + one(.verticalOffset, oldY, newY)
    case (.opacity(let old), .opacity(let new)): one(.opacity, old, new)
    case (.blur(let old), .blur(let new)): one(.blur, old, new)
    default: []
    }
  }

  private func one(_ property: MotionEvent.Property, _ from: Double, _ to: Double) -> [Movement] {
    from == to ? [] : [Movement(property, .number(from), rest: .number(to))]
  }
}
