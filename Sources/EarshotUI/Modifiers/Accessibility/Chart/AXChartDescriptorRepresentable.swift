/// Something that can describe a chart for those who do not see it.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// Describes the chart as it is now.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Brings an earlier description up to date; here each question makes a new one.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the description as it is.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
