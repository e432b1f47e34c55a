/// A value that can be drawn as it is: a number, a name or a date.
public protocol PrimitivePlottableProtocol: Plottable {
  /// The value for an axis.
  var _plotted: _Plotted { get }
}

extension PrimitivePlottableProtocol where PrimitivePlottable == Self {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// The number.
  public var _plotted: _Plotted { .number(Double(self)) }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// The number.
  public var _plotted: _Plotted { .number(Double(self)) }
}
