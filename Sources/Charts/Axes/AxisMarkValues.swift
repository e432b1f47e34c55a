public import SwiftUI

/// At which values an axis is marked.
public struct AxisMarkValues: Sendable {
  /// As the chart sees fit.
  public static let automatic = Self()

  /// As the chart sees fit, about so many.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> Self { Self() }

  /// As the chart sees fit, so far apart.
  public static func automatic(
    minimumStride: Double, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> Self { Self() }

  /// So far apart.
  public static func stride(
    by step: Double, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> Self { Self() }

  /// At units of the calendar.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> Self { Self() }
}
