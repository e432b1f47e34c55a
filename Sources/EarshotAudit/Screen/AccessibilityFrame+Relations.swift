import EarshotTree

extension AccessibilityFrame {
  var right: Double { x + width }
  var bottom: Double { y + height }
  var area: Double { max(width, 0) * max(height, 0) }

  /// Whether another frame lies within this one.
  func contains(_ other: AccessibilityFrame) -> Bool {
    other.x >= x && other.y >= y && other.right <= right && other.bottom <= bottom
  }

  /// Whether both share some room.
  func overlaps(_ other: AccessibilityFrame) -> Bool {
    sharesColumn(with: other) && sharesRow(with: other)
  }

  /// Whether something of both lies one above the other.
  func sharesColumn(with other: AccessibilityFrame) -> Bool {
    x < other.right && other.x < right
  }

  /// Whether something of both lies side by side.
  func sharesRow(with other: AccessibilityFrame) -> Bool {
    y < other.bottom && other.y < bottom
  }
}
