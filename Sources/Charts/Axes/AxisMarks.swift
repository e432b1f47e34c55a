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

/// A line across the chart at a value of an axis.
public struct AxisGridLine: AxisMark {
  /// A line across the chart.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A short line at a value of an axis.
public struct AxisTick: AxisMark {
  /// A short line.
  public init(
    centered: Bool? = nil, length: AxisTickLength = .automatic, stroke: StrokeStyle? = nil
  ) {}
}

/// How long a tick is.
public struct AxisTickLength: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// As the chart sees fit.
  public static let automatic = Self(0)
  /// As long as the label.
  public static let label = Self(0)
  /// As long as the longest label.
  public static let longestLabel = Self(0)

  private init(_ length: Int) {}

  /// A length in points.
  public init(integerLiteral value: Int) {}

  /// A length in points.
  public init(floatLiteral value: Double) {}
}
