/// What becomes of something beside a mark that does not fit.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What is done about it in one direction.
  public struct Strategy: Hashable, Sendable {
    /// As the chart sees fit.
    public static let automatic = Self()
    /// Nothing.
    public static let disabled = Self()

    /// It is moved until it fits.
    public static func fit(to boundary: Boundary = .automatic) -> Self { Self() }

    /// The scale is made larger.
    public static let padScale = Self()
  }

  /// Where something has to fit.
  public struct Boundary: Hashable, Sendable {
    /// As the chart sees fit.
    public static let automatic = Self()
    /// Into the chart.
    public static let chart = Self()
    /// Between the axes.
    public static let plot = Self()
  }

  /// As the chart sees fit.
  public static let automatic = Self()

  /// States what is done about it in each direction.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}
