/// A further fact about an element, as `AXCustomContent` has it.
public struct AccessibilityCustomContent: Hashable, Sendable {
  /// Whether a fact is spoken at once or on demand.
  public enum Importance: String, Hashable, Sendable, CaseIterable {
    /// Read through the More Content rotor.
    case `default`
    /// Read whenever the element is.
    case high
  }

  /// The name of the fact.
  public let label: String
  /// The fact.
  public let value: String
  /// Whether the fact is spoken at once or on demand.
  public let importance: Importance

  /// Creates a fact that is read on demand unless it is of high importance.
  public init(label: String, value: String, importance: Importance = .default) {
    self.label = label
    self.value = value
    self.importance = importance
  }
}
