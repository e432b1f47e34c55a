public import SwiftUI

// Scales and styles of the charts in a view, none of which are read.
extension View {
  /// Sets which values the axis from left to right shows.
  public nonisolated func chartXScale(
    domain: some ScaleDomain, type: ScaleType? = nil
  ) -> Self { self }

  /// Sets how the axis from left to right is laid out.
  public nonisolated func chartXScale(
    range: some PositionScaleRange, type: ScaleType? = nil
  ) -> Self { self }

  /// Sets which values the axis from left to right shows, and how it is laid out.
  public nonisolated func chartXScale(
    domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil
  ) -> Self { self }

  /// Sets how distances on the axis from left to right relate to numbers.
  public nonisolated func chartXScale(type: ScaleType?) -> Self { self }

  /// Sets which values the upward axis shows.
  public nonisolated func chartYScale(
    domain: some ScaleDomain, type: ScaleType? = nil
  ) -> Self { self }

  /// Sets how the upward axis is laid out.
  public nonisolated func chartYScale(
    range: some PositionScaleRange, type: ScaleType? = nil
  ) -> Self { self }

  /// Sets which values the upward axis shows, and how it is laid out.
  public nonisolated func chartYScale(
    domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil
  ) -> Self { self }

  /// Sets how distances on the upward axis relate to numbers.
  public nonisolated func chartYScale(type: ScaleType?) -> Self { self }

  /// Sets the colour of each series.
  public nonisolated func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> Self { self }

  /// Sets the colours of the series.
  public nonisolated func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], range: [Style]
  ) -> Self { self }

  /// Sets the colours of the series.
  public nonisolated func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> Self {
    self
  }

  /// Sets the symbol of each series.
  public nonisolated func chartSymbolScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, BasicChartSymbolShape>
  ) -> Self { self }

  /// Changes how the area between the axes looks.
  public nonisolated func chartPlotStyle(
    @ViewBuilder content: (ChartPlotContent) -> some View
  ) -> Self { self }
}

/// The area between the axes.
public struct ChartPlotContent: View {
  /// Nothing is drawn.
  public var body: some View { EmptyView() }
}

/// Which values an axis shows.
public protocol ScaleDomain {}

extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension Array: ScaleDomain where Element: Plottable {}

/// Which values an axis shows, as the chart sees fit.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// As the chart sees fit.
  public static var automatic: Self { Self() }

  /// As the chart sees fit, with or without zero.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> Self { Self() }
}

/// How an axis is laid out.
public protocol PositionScaleRange {}

/// How an axis is laid out within the area of the chart.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// From edge to edge.
  public static var plotDimension: Self { Self() }

  /// From edge to edge, with room at both.
  public static func plotDimension(padding: CGFloat) -> Self { Self() }

  /// From edge to edge, with room at each.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> Self {
    Self()
  }
}

/// How distances on an axis relate to numbers.
public struct ScaleType: Hashable, Sendable {
  /// The same distance is the same difference.
  public static let linear = Self()
  /// The same distance is the same factor.
  public static let log = Self()
  /// As logarithms, but through zero.
  public static let symmetricLog = Self()
  /// Names beside each other.
  public static let category = Self()
  /// Dates.
  public static let date = Self()
  /// Square roots.
  public static let squareRoot = Self()
}
