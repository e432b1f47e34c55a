// The spelling of iOS 13, which people still write.
extension View {
  /// Names the element.
  public nonisolated func accessibility(label: Text) -> ModifiedContent<Self, ElementChangeModifier>
  { accessibilityLabel(label) }

  /// Says what the element holds.
  public nonisolated func accessibility(value: Text) -> ModifiedContent<Self, ElementChangeModifier>
  { accessibilityValue(value) }

  /// Says what happens when the element is activated.
  public nonisolated func accessibility(hint: Text) -> ModifiedContent<Self, ElementChangeModifier>
  { accessibilityHint(hint) }

  /// Adds traits.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
    Self, TraitsAdditionModifier
  > {
    accessibilityAddTraits(traits)
  }

  /// Takes traits away.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits)
    -> ModifiedContent<Self, ElementChangeModifier>
  {
    accessibilityRemoveTraits(traits)
  }

  /// Names the element for tests; the name is never spoken.
  public nonisolated func accessibility(identifier: String) -> ModifiedContent<
    Self, ElementChangeModifier
  > {
    accessibilityIdentifier(identifier)
  }

  /// Hides the view from assistive technology.
  public nonisolated func accessibility(hidden: Bool) -> ModifiedContent<Self, HiddenModifier> {
    accessibilityHidden(hidden)
  }

  /// Has the view read before those of a lower priority.
  public nonisolated func accessibility(sortPriority: Double) -> ModifiedContent<
    Self, SortPriorityModifier
  > {
    accessibilitySortPriority(sortPriority)
  }

  /// Sets the names by which the element can be addressed.
  public nonisolated func accessibility(inputLabels: [Text]) -> ModifiedContent<
    Self, ElementChangeModifier
  > {
    accessibilityInputLabels(inputLabels)
  }
}
