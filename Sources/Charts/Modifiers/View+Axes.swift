public import SwiftUI

// Axes, legends and scales of the charts in a view, none of which are read.
extension View {
  /// Sets whether the axis from left to right is seen.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> Self { self }

  /// Sets what is drawn along the axis from left to right.
  public nonisolated func chartXAxis(
    @AxisContentBuilder content: () -> some AxisContent
  ) -> Self { self }

  /// Sets whether the upward axis is seen.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> Self { self }

  /// Sets what is drawn along the upward axis.
  public nonisolated func chartYAxis(
    @AxisContentBuilder content: () -> some AxisContent
  ) -> Self { self }

  /// Writes a name at the axis from left to right.
  public nonisolated func chartXAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> Self { self }

  /// Writes a name at the axis from left to right.
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> Self { self }

  /// Shows a view at the axis from left to right.
  public nonisolated func chartXAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> Self { self }

  /// Writes a name at the upward axis.
  public nonisolated func chartYAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> Self { self }

  /// Writes a name at the upward axis.
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> Self { self }

  /// Shows a view at the upward axis.
  public nonisolated func chartYAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> Self { self }

  /// Sets whether the legend is seen.
  public nonisolated func chartLegend(_ visibility: Visibility) -> Self { self }

  /// Sets where the legend is.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> Self { self }

  /// Draws a legend of the app's own.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> Self { self }
}
