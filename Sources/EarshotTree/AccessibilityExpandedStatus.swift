/// Whether the content that an element stands for is shown.
public enum AccessibilityExpandedStatus: String, Hashable, Sendable, CaseIterable {
  /// The content is shown.
  case expanded
  /// The content is not shown.
  case collapsed
}
