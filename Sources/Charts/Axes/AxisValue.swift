/// A value of an axis.
public struct AxisValue {
  /// Which of the values it is, counted from zero.
  public var index: Int { 0 }
  /// How many values there are.
  public var count: Int { 0 }

  /// The value as a type; nil, because no axis is drawn.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { nil }
}
