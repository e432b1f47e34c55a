public import SwiftUI

/// Tells values from places in a chart; none has a place here.
public struct ChartProxy {
  /// How large the area between the axes is.
  public var plotSize: CGSize { .zero }

  /// How large the area between the axes is.
  public var plotAreaSize: CGSize { .zero }

  /// The value at a place; nil, because nothing is laid out.
  public func value<Value: Plottable>(atX position: CGFloat, as type: Value.Type = Value.self)
    -> Value?
  { nil }

  /// The value at a height; nil, because nothing is laid out.
  public func value<Value: Plottable>(atY position: CGFloat, as type: Value.Type = Value.self)
    -> Value?
  { nil }

  /// Where a value is; nil, because nothing is laid out.
  public func position<Value: Plottable>(forX value: Value) -> CGFloat? { nil }

  /// How high a value is; nil, because nothing is laid out.
  public func position<Value: Plottable>(forY value: Value) -> CGFloat? { nil }
}
