import EarshotTree

/// How far an element lies above or below another one that it shares a vertical line with.
struct VerticalDistance: Comparable {
  private let gap: Double
  private let shift: Double

  /// Measures the distance; nil for what does not lie in the direction, or not in the column.
  init?(
    from frame: AccessibilityFrame, to other: AccessibilityFrame?, _ direction: Direction
  ) {
    guard let other, other.x < frame.x + frame.width, frame.x < other.x + other.width
    else { return nil }
    let middle = frame.y + frame.height / 2
    switch direction {
    case .forward:
      guard other.y >= middle else { return nil }
      gap = other.y - middle
    case .backward:
      guard other.y + other.height <= middle else { return nil }
      gap = middle - (other.y + other.height)
    }
    let leading = other.x - frame.x
    let trailing = leading + other.width - frame.width
    shift = min(abs(leading), abs(trailing), abs(leading + trailing) / 2)
  }

  static func < (one: Self, other: Self) -> Bool {
    (one.gap, one.shift) < (other.gap, other.shift)
  }
}
