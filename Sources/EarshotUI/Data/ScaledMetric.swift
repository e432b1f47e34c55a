/// A length that grows with the size of text; text has its usual size here, so it stays as it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length.
  public let wrappedValue: Value

  /// Starts with the length at the usual size.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public mutating func _install(in context: inout _PropertyContext) {}
}
