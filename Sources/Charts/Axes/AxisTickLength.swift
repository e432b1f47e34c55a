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
