/// Data of a chart that belong together.
public final class AXDataSeriesDescriptor {
  /// What the data are called.
  public var name: String?
  /// Whether the data are a line rather than points.
  public var isContinuous: Bool
  /// The data in order.
  public var dataPoints: [AXDataPoint]

  /// Describes data that belong together.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}
