/// A rectangle on the screen in points, with its origin at the top left.
public struct AccessibilityFrame: Hashable, Sendable {
  /// The distance from the left edge of the screen.
  public var x: Double
  /// The distance from the top edge of the screen.
  public var y: Double
  /// The extent from left to right.
  public var width: Double
  /// The extent from top to bottom.
  public var height: Double

  /// Creates a rectangle in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The screen by which places are told; what a source is really shown on is not known.
  public static let nominalScreen = AccessibilityFrame(x: 0, y: 0, width: 393, height: 852)
}
