public import SwiftUI

// What lies over and under a chart, and what follows a finger on it.
extension View {
  /// Shows something over the charts.
  public nonisolated func chartOverlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View { overlay(alignment: alignment) { content(ChartProxy()) } }

  /// Shows something under the charts.
  public nonisolated func chartBackground<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View { background(alignment: alignment) { content(ChartProxy()) } }

  /// Lets a finger choose a value from left to right; assistive technology does not.
  public nonisolated func chartXSelection<Value: Plottable>(
    value: Binding<Value?>
  ) -> Self { self }

  /// Lets fingers choose a range from left to right; assistive technology does not.
  public nonisolated func chartXSelection<Value: Plottable & Comparable>(
    range: Binding<ClosedRange<Value>?>
  ) -> Self { self }

  /// Lets a finger choose a value upwards; assistive technology does not.
  public nonisolated func chartYSelection<Value: Plottable>(
    value: Binding<Value?>
  ) -> Self { self }

  /// Lets a finger choose a sector; assistive technology does not.
  public nonisolated func chartAngleSelection<Value: Plottable>(
    value: Binding<Value?>
  ) -> Self { self }

  /// Lets the charts be scrolled; all marks are read in any case.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> Self { self }

  /// Sets how much is seen at a time from left to right.
  public nonisolated func chartXVisibleDomain<Length: Plottable & Numeric>(
    length: Length
  ) -> Self { self }

  /// Sets how much is seen at a time upwards.
  public nonisolated func chartYVisibleDomain<Length: Plottable & Numeric>(
    length: Length
  ) -> Self { self }

  /// Sets to where the charts are scrolled.
  public nonisolated func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> Self { self }

  /// Sets to where the charts are scrolled at first.
  public nonisolated func chartScrollPosition<Value: Plottable>(initialX: Value) -> Self { self }
}
