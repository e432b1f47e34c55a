import EarshotTree

/// How deep a heading stands among others.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// A heading without a level.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}

/// Sets the level of a heading.
struct HeadingChange: ElementChange {
  static var rule: UIRule { .headingLevel }
  let level: AccessibilityHeadingLevel

  func apply(to element: ResolvedElement) {
    element.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
  }
}

extension View {
  /// Sets the level that the element has if it is a heading; it does not become one by this.
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    modifier(ElementChangeModifier(change: HeadingChange(level: level)))
  }
}
