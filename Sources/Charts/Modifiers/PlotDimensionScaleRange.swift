public import SwiftUI

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
