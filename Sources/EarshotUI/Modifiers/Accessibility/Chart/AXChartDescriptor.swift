import EarshotTree

/// What a chart shows, for those who do not see it.
public final class AXChartDescriptor {
  /// The direction in which the axes are read.
  public enum ContentDirection: Int, Hashable, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// From the top down.
    case topToBottom
    /// From the bottom up.
    case bottomToTop
    /// Clockwise around the centre.
    case radialClockwise
    /// Anticlockwise around the centre.
    case radialCounterClockwise
  }

  /// What the chart is called.
  public var title: String?
  /// What the chart shows, in a sentence or two.
  public var summary: String?
  /// The direction in which the axes are read.
  public var contentDirection = ContentDirection.leftToRight
  /// What is measured from left to right.
  public var xAxis: any AXDataAxisDescriptor
  /// What is measured upwards.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// What else is measured.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The data.
  public var series: [AXDataSeriesDescriptor]

  /// Describes a chart.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor]? = nil,
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes ?? []
    self.series = series
  }

  /// What a screen reader is told; points with more values than there are axes keep those that fit.
  var chart: AccessibilityChart {
    let axes = [xAxis] + [yAxis].compactMap(\.self) + additionalAxes
    return AccessibilityChart(
      title: title, summary: summary, axes: axes.map(\.axis),
      series: series.map { series in
        AccessibilityChart.Series(
          name: series.name, isContinuous: series.isContinuous,
          points: series.dataPoints.map { $0.point(on: axes) })
      })
  }
}
