public import SwiftUI

/// Lines, ticks and labels along an axis, none of which are read.
public struct AxisMarks: AxisContent {
  /// As the chart sees fit.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {}

  /// At values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [some Plottable], stroke: StrokeStyle? = nil
  ) {}

  /// With labels in a format.
  public init(
    format: some FormatStyle, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {}

  /// With what is drawn at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {}

  /// With what is drawn at each of some values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [some Plottable],
    @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {}

  /// With what is drawn at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> some AxisMark
  ) {}
}
