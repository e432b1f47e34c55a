/// The part that a view has in a pair.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The view is the label.
  case label
  /// The view is what the label is for.
  case content
}
