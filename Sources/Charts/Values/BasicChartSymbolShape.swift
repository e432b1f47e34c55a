/// A shape that marks a point.
public struct BasicChartSymbolShape: Hashable, Sendable {
  /// A circle.
  public static let circle = Self()
  /// A square.
  public static let square = Self()
  /// A triangle.
  public static let triangle = Self()
  /// A square that stands on a corner.
  public static let diamond = Self()
  /// A pentagon.
  public static let pentagon = Self()
  /// A plus sign.
  public static let plus = Self()
  /// A cross.
  public static let cross = Self()
  /// A star.
  public static let asterisk = Self()

  /// The outline of the shape.
  public func strokeBorder(lineWidth: Double = 1) -> Self { self }
}
