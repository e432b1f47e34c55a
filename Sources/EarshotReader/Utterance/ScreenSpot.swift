import EarshotTree

/// Where the middle of an element lies on the screen, in thirds of its width and height.
///
/// The cases stand in the order in which each language gives its words.
public enum ScreenSpot: String, Hashable, Sendable, CaseIterable {
  /// In the upper left.
  case topLeft = "top left"
  /// In the upper third, between both sides.
  case top
  /// In the upper right.
  case topRight = "top right"
  /// On the left, halfway down.
  case left
  /// In the middle of it all.
  case middle
  /// On the right, halfway down.
  case right
  /// In the lower left.
  case bottomLeft = "bottom left"
  /// In the lower third, between both sides.
  case bottom
  /// In the lower right.
  case bottomRight = "bottom right"
  /// Beyond the upper edge.
  case above
  /// Beyond the lower edge.
  case below
  /// Beyond the left edge, and neither above nor below.
  case leftOut = "left out"
  /// Beyond the right edge, and neither above nor below.
  case rightOut = "right out"

  private static let thirds: [[ScreenSpot]] = [
    [.topLeft, .top, .topRight], [.left, .middle, .right], [.bottomLeft, .bottom, .bottomRight],
  ]

  /// Finds the spot of a frame; nil for one that is no place.
  init?(of frame: AccessibilityFrame, on screen: AccessibilityFrame) {
    let x = (frame.x + frame.width / 2 - screen.x) / screen.width
    let y = (frame.y + frame.height / 2 - screen.y) / screen.height
    guard x.isFinite, y.isFinite else { return nil }
    if y < 0 {
      self = .above
    } else if y > 1 {
      self = .below
    } else if x < 0 {
      self = .leftOut
    } else if x > 1 {
      self = .rightOut
    } else {
      self = Self.thirds[min(Int(y * 3), 2)][min(Int(x * 3), 2)]
    }
  }
}
