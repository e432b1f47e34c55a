public import SwiftUI

/// What is written at a value of an axis; it is not read.
public struct AxisValueLabel: AxisMark {
  /// The value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {}

  /// The value in a format.
  public init(
    format: some FormatStyle, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {}

  /// A text.
  public init(
    _ text: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic
  ) {}

  /// A text.
  @_disfavoredOverload
  public init(
    _ text: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic
  ) {}

  /// A view, which is not read.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) {}
}

/// What becomes of labels that stand in each other's way.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  /// As the chart sees fit.
  public static let automatic = Self()
  /// Some are left out.
  public static let greedy = Self()
  /// Nothing.
  public static let disabled = Self()
  /// Text is shortened.
  public static let truncate = Self()
}

/// How labels are turned.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  /// As the chart sees fit.
  public static let automatic = Self()
  /// Not.
  public static let horizontal = Self()
  /// To read upwards.
  public static let vertical = Self()
  /// To read downwards.
  public static let verticalReversed = Self()
}
