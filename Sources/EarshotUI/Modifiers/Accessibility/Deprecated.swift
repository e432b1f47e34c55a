// The spelling of iOS 13, which people still write.
extension View {
  /// Names the element.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Says what the element holds.
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Says what happens when the element is activated.
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Adds traits.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Takes traits away.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Names the element for tests; the name is never spoken.
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Hides the view from assistive technology.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Has the view read before those of a lower priority.
  public nonisolated func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Sets the names by which the element can be addressed.
  public nonisolated func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }
}
