/// What becomes of labels that stand in each other's way.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  /// As the chart sees fit.
  public static let automatic = Self()
  /// Some are left out.
  public static let greedy = Self()
  /// Nothing.
  public static let disabled = Self()
  /// Text is shortened.
  public static let truncate = Self()
}
