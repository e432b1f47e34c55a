public import SwiftUI

/// A line across the chart at a value of an axis.
public struct AxisGridLine: AxisMark {
  /// A line across the chart.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}
