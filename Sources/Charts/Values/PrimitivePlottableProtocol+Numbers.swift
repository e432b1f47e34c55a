public import SwiftUI

extension Int: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int
}
extension Int8: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int8
}
extension Int16: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int16
}
extension Int32: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int32
}
extension Int64: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int64
}
extension UInt: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt
}
extension Double: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Double
}
extension Float: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Float
}
extension CGFloat: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = CGFloat
}

extension Decimal: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Decimal

  /// The number, as near as a floating-point number comes.
  public var _plotted: _Plotted { .number((self as NSDecimalNumber).doubleValue) }
}

extension String: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String

  /// The name.
  public var _plotted: _Plotted { .category(self) }
}

extension Date: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date

  /// The date.
  public var _plotted: _Plotted { .date(self, nil) }
}
