/// The place of an element in what surrounds it, as in `1 of 5`.
public struct AccessibilityPosition: Hashable, Sendable {
  /// What an element has a place in.
  public enum Context: Hashable, Sendable {
    /// A run of alternatives.
    case series
    /// A bar of tabs.
    case tabBar
    /// A list that is read with its start and its end.
    case list
    /// A landmark that is read with its start and its end.
    case landmark
  }

  /// The place, counted from one.
  public let place: Int
  /// How many places there are.
  public let count: Int
  /// What the element has a place in.
  public let context: Context
  /// The container that gives the place, where the source tells.
  public let container: AccessibilityElement.ID?

  /// States a place among alternatives, unless something else is said.
  public init(
    _ place: Int, of count: Int, in context: Context = .series,
    container: AccessibilityElement.ID? = nil
  ) {
    self.place = place
    self.count = count
    self.context = context
    self.container = container
  }
}
