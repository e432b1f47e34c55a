// The gauge styles that only paint.

/// A gauge that looks as is usual where it stands.
public struct DefaultGaugeStyle {
  /// A gauge that looks as is usual where it stands.
  public init() {}
}

extension DefaultGaugeStyle: GaugeStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A gauge that looks as is usual where it stands.
  public nonisolated static var automatic: Self { Self() }
}

/// A gauge as a bar that fills.
public struct LinearCapacityGaugeStyle {
  /// A gauge as a bar that fills.
  public init() {}
}

extension LinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A gauge as a bar that fills.
  public nonisolated static var linearCapacity: Self { Self() }
}

/// A gauge as a small bar with a marker.
public struct AccessoryLinearGaugeStyle {
  /// A gauge as a small bar with a marker.
  public init() {}
}

extension AccessoryLinearGaugeStyle: GaugeStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A gauge as a small bar with a marker.
  public nonisolated static var accessoryLinear: Self { Self() }
}

/// A gauge as a small bar that fills.
public struct AccessoryLinearCapacityGaugeStyle {
  /// A gauge as a small bar that fills.
  public init() {}
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A gauge as a small bar that fills.
  public nonisolated static var accessoryLinearCapacity: Self { Self() }
}

/// A gauge as a small open ring with a marker.
public struct AccessoryCircularGaugeStyle {
  /// A gauge as a small open ring with a marker.
  public init() {}
}

extension AccessoryCircularGaugeStyle: GaugeStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A gauge as a small open ring with a marker.
  public nonisolated static var accessoryCircular: Self { Self() }
}

/// A gauge as a small ring that fills.
public struct AccessoryCircularCapacityGaugeStyle {
  /// A gauge as a small ring that fills.
  public init() {}
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A gauge as a small ring that fills.
  public nonisolated static var accessoryCircularCapacity: Self { Self() }
}
