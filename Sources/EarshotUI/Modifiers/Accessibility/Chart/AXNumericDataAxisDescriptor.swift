/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// How distances on an axis relate to numbers.
  public enum ScaleType: Int, Hashable, Sendable {
    /// The same distance is the same difference.
    case linear
    /// The same distance is the same factor, counted in tens.
    case log10
    /// The same distance is the same factor.
    case ln
  }

  /// What is measured.
  public var title: String
  /// How distances relate to numbers.
  public var scaleType = ScaleType.linear
  /// The lowest and the highest number.
  public var range: ClosedRange<Double>
  /// Where lines are drawn for orientation.
  public var gridlinePositions: [Double]
  /// Puts a number into words.
  public var valueDescriptionProvider: (Double) -> String

  /// Describes an axis of numbers.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}
