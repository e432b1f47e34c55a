/// How an axis is drawn in general.
public struct AxisMarkPreset: Hashable, Sendable {
  /// As the chart sees fit.
  public static let automatic = Self()
  /// Lines from edge to edge.
  public static let extended = Self()
  /// Labels within the chart.
  public static let aligned = Self()
  /// Labels inside.
  public static let inset = Self()
}
