/// No change to a view.
public struct EmptyModifier: Sendable {
  /// No change.
  public static let identity = EmptyModifier()

  /// No change.
  public init() {}
}

extension EmptyModifier: ViewModifier, BuildingBlockModifier {}
