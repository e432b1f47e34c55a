/// At which side of a chart an axis is drawn.
public struct AxisMarkPosition: Hashable, Sendable {
  /// As the chart sees fit.
  public static let automatic = Self()
  /// At the start.
  public static let leading = Self()
  /// At the end.
  public static let trailing = Self()
  /// Above.
  public static let top = Self()
  /// Below.
  public static let bottom = Self()
}
