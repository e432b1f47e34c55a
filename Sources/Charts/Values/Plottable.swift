/// Something that has a place on an axis.
public protocol Plottable {
  /// What is drawn for the value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// What is drawn for the value.
  var primitivePlottable: PrimitivePlottable { get }

  /// Makes the value from what is drawn for it.
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }

  /// Makes the value from its raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}
