/// A list that looks as is usual where it stands.
public struct DefaultListStyle: ListStyle {
  /// A list that looks as is usual where it stands.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// A list that looks as is usual where it stands.
  public static var automatic: Self { Self() }
}

/// A list without decoration.
public struct PlainListStyle: ListStyle {
  /// A list without decoration.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// A list without decoration.
  public static var plain: Self { Self() }
}

/// A list with room around its rows.
public struct InsetListStyle: ListStyle {
  /// A list with room around its rows.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// A list with room around its rows.
  public static var inset: Self { Self() }
}

/// A list with its sections set apart.
public struct GroupedListStyle: ListStyle {
  /// A list with its sections set apart.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// A list with its sections set apart.
  public static var grouped: Self { Self() }
}

/// A list with its sections in boxes.
public struct InsetGroupedListStyle: ListStyle {
  /// A list with its sections in boxes.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A list with its sections in boxes.
  public static var insetGrouped: Self { Self() }
}

/// A list at the side.
public struct SidebarListStyle: ListStyle {
  /// A list at the side.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// A list at the side.
  public static var sidebar: Self { Self() }
}
