/// How a date picker looks.
public protocol DatePickerStyle {}

extension View {
  /// Sets how a date picker looks; paint says nothing.
  public nonisolated func datePickerStyle(_ style: some DatePickerStyle) -> Self { self }
}

/// A date picker that looks as is usual where it stands.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// A date picker that looks as is usual where it stands.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// A date picker that looks as is usual where it stands.
  public static var automatic: Self { Self() }
}

/// A date that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// A date that opens a calendar.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A date that opens a calendar.
  public static var compact: Self { Self() }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// A calendar.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: Self { Self() }
}

/// Wheels of parts of a date.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Wheels of parts of a date.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels of parts of a date.
  public static var wheel: Self { Self() }
}
