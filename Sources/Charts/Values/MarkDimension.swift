public import SwiftUI

/// How wide or high a mark is; nothing is drawn of it here.
public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// As the chart sees fit.
  public static let automatic = MarkDimension()

  /// A length in points.
  public static func fixed(_ value: CGFloat) -> Self { Self() }

  /// A part of the room that there is.
  public static func ratio(_ value: CGFloat) -> Self { Self() }

  /// The room that there is without so many points.
  public static func inset(_ value: CGFloat) -> Self { Self() }

  private init() {}

  /// A length in points.
  public init(floatLiteral value: Double) {}

  /// A length in points.
  public init(integerLiteral value: Int) {}
}
