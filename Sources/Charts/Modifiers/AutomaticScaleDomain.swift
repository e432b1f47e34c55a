/// Which values an axis shows, as the chart sees fit.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// As the chart sees fit.
  public static var automatic: Self { Self() }

  /// As the chart sees fit, with or without zero.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> Self { Self() }
}
