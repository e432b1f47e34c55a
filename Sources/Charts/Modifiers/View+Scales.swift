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
