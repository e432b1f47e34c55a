public import SwiftUI

/// A value with the name of what it measures.
public struct PlottableValue<Value: Plottable> {
  let measure: _Measure

  /// A value with the name of what it measures.
  public static func value(_ label: Text, _ value: Value) -> Self {
    Self(label: label.string, value)
  }

  /// A value with the name of what it measures.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self {
    Self(label: Text(labelKey).string, value)
  }

  /// A value with the name of what it measures.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Value) -> Self {
    Self(label: String(label), value)
  }

  private init(label: String, _ value: Value, unit: Calendar.Component? = nil) {
    measure = _Measure(
      label: label, value: value.primitivePlottable._plotted.standing(for: unit))
  }
}

extension PlottableValue where Value == Date {
  /// A date that stands for a unit of the calendar.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> Self { Self(label: label.string, value, unit: unit) }

  /// A date that stands for a unit of the calendar.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> Self { Self(label: Text(labelKey).string, value, unit: unit) }

  /// A date that stands for a unit of the calendar.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> Self { Self(label: String(label), value, unit: unit) }
}
