/// How a form looks.
public protocol FormStyle {}

extension View {
  /// Sets how forms look.
  public nonisolated func formStyle(_ style: some FormStyle) -> Self { self }
}

/// A form that looks as is usual where it stands.
public struct AutomaticFormStyle: FormStyle {
  /// A form that looks as is usual where it stands.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// A form that looks as is usual where it stands.
  public static var automatic: Self { Self() }
}

/// A form with its rows in groups.
public struct GroupedFormStyle: FormStyle {
  /// A form with its rows in groups.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// A form with its rows in groups.
  public static var grouped: Self { Self() }
}

/// A form with names on one side and values on the other.
public struct ColumnsFormStyle: FormStyle {
  /// A form with names on one side and values on the other.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A form with names on one side and values on the other.
  public static var columns: Self { Self() }
}
