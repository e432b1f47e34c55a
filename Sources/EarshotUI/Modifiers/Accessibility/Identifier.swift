import EarshotTree

/// Names the element for tests.
struct IdentifierChange: ElementChange {
  static var rule: UIRule { .identifier }
  let identifier: String

  func apply(to element: ResolvedElement) { element.identifier = identifier }
}

extension View {
  /// Names the element for tests; the name is never spoken.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, ElementChangeModifier
  > {
    accessibilityIdentifier(identifier, isEnabled: true)
  }

  /// Names the element for tests while a condition holds.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    modifier(
      ElementChangeModifier(
        change: IdentifierChange(identifier: identifier), isEnabled: isEnabled))
  }
}
