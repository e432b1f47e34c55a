public import SwiftUI

/// Something that has a place on an axis.
public protocol Plottable {
  /// What is drawn for the value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// What is drawn for the value.
  var primitivePlottable: PrimitivePlottable { get }

  /// Makes the value from what is drawn for it.
  init?(primitivePlottable: PrimitivePlottable)
}

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

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }

  /// Makes the value from its raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// The number.
  public var _plotted: _Plotted { .number(Double(self)) }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// The number.
  public var _plotted: _Plotted { .number(Double(self)) }
}

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
