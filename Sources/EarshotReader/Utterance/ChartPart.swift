public import EarshotTree

/// Something that is said of a chart.
public enum ChartPart: Hashable, Sendable {
  /// What the chart is called.
  case title(String)
  /// What the app says that the chart shows.
  case summary(String)
  /// What is measured, on the axis at a place counted from zero: x, y, and further ones.
  case axis(AccessibilityChart.Axis, Int)
  /// How many series of data there are.
  case seriesCount(Int)
  /// The name of a series, and how many data it has.
  case series(String?, points: Int)
  /// One datum.
  case point(AccessibilityChart.Point)

  /// Whether this begins a new sentence.
  var followsPause: Bool {
    switch self {
    case .title, .series, .point: false
    case .summary, .axis, .seriesCount: true
    }
  }
}
