/// How labels are turned.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  /// As the chart sees fit.
  public static let automatic = Self()
  /// Not.
  public static let horizontal = Self()
  /// To read upwards.
  public static let vertical = Self()
  /// To read downwards.
  public static let verticalReversed = Self()
}
