/// What an app tells of a chart besides its elements, as `AXChartDescriptor` has it.
public struct AccessibilityChart: Hashable, Sendable {
  /// What the chart is called.
  @AccessibilityElement.NonEmpty public var title: String?
  /// What the chart shows, in a sentence or two of the app's own.
  @AccessibilityElement.NonEmpty public var summary: String?
  /// The axes: first x, then y, then what else is measured.
  public var axes: [Axis]
  /// The series of data in order.
  public var series: [Series]

  /// Tells of a chart.
  public init(title: String?, summary: String? = nil, axes: [Axis], series: [Series]) {
    self.axes = axes
    self.series = series
    self.title = title
    self.summary = summary
  }

  /// What is measured in one direction.
  public struct Axis: Hashable, Sendable {
    /// The values of an axis.
    public enum Extent: Hashable, Sendable {
      /// Numbers between two, each in the app's own words.
      case numbers(from: String, to: String)
      /// Categories in order.
      case categories([String])
    }

    /// What is measured.
    public var title: String
    /// Which values there are.
    public var extent: Extent

    /// States what is measured, and which values there are.
    public init(title: String, extent: Extent) {
      self.title = title
      self.extent = extent
    }
  }

  /// Data that belong together.
  public struct Series: Hashable, Sendable {
    /// What the data are called.
    @AccessibilityElement.NonEmpty public var name: String?
    /// Whether the data are a line rather than points.
    public var isContinuous: Bool
    /// The data in order.
    public var points: [Point]

    /// States data that belong together.
    public init(name: String?, isContinuous: Bool, points: [Point]) {
      self.isContinuous = isContinuous
      self.points = points
      self.name = name
    }
  }

  /// One datum.
  public struct Point: Hashable, Sendable {
    /// What the datum is called, if it has a name of its own.
    @AccessibilityElement.NonEmpty public var label: String?
    /// The values on the axes in their order, each in the app's own words.
    public var values: [String]

    /// States a datum.
    public init(label: String? = nil, values: [String]) {
      self.values = values
      self.label = label
    }
  }
}
