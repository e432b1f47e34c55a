/// How much room something takes, in points; nil on a side that is not known.
public struct AccessibilitySize: Hashable, Sendable {
  /// From left to right.
  public var width: Double?
  /// From top to bottom.
  public var height: Double?

  /// Creates a size.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}
