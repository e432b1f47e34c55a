import EarshotTree

/// One datum of a chart.
public final class AXDataPoint {
  /// A value of a datum.
  public typealias Value = AXDataPointValue

  /// The value from left to right.
  public var xValue: AXDataPointValue
  /// The value upwards.
  public var yValue: AXDataPointValue?
  /// The values on further axes.
  public var additionalValues: [AXDataPointValue]
  /// What the datum is called.
  public var label: String?

  private init(
    _ x: AXDataPointValue, _ y: Double?, _ additionalValues: [AXDataPointValue]?, _ label: String?
  ) {
    xValue = x
    yValue = y.map { .number($0) }
    self.additionalValues = additionalValues ?? []
    self.label = label
  }

  /// States a datum at a number.
  public convenience init(
    x: Double, y: Double? = nil, additionalValues: [AXDataPointValue]? = nil, label: String? = nil
  ) {
    self.init(.number(x), y, additionalValues, label)
  }

  /// States a datum at a name.
  public convenience init(
    x: String, y: Double? = nil, additionalValues: [AXDataPointValue]? = nil, label: String? = nil
  ) {
    self.init(.category(x), y, additionalValues, label)
  }

  func point(on axes: [any AXDataAxisDescriptor]) -> AccessibilityChart.Point {
    let values = [xValue] + [yValue].compactMap(\.self) + additionalValues
    return AccessibilityChart.Point(
      label: label, values: zip(axes, values).map { $0.words(for: $1) })
  }
}
