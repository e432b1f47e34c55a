public import SwiftUI

/// A short line at a value of an axis.
public struct AxisTick: AxisMark {
  /// A short line.
  public init(
    centered: Bool? = nil, length: AxisTickLength = .automatic, stroke: StrokeStyle? = nil
  ) {}
}
