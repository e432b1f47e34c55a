/// A value of a datum in a chart.
public enum AXDataPointValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A name.
  case category(String)
}
