import EarshotTree

/// A heading whose level leaves one out.
public enum HeadingLevelSkipped: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "heading-level-skipped",
    title: "The level of a heading leaves one out",
    meets: "The levels tell of a part between two headings that is not there.",
    remedy: "give it the level below that of the heading around it",
    severity: .note,
    criteria: [.infoAndRelationships],
    bad: .swift(
      """
      VStack {
        Text("Chats").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
        Text("Pinned").accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
      }
      """),
    good: .swift(
      """
      VStack {
        Text("Chats").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
        Text("Pinned").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
      }
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    let headings = screen.elements.filter { $0.element.traits.contains(.header) }
      .compactMap { heading in heading.element.headingLevel.map { (id: heading.id, level: $0) } }
    return zip(headings, headings.dropFirst())
      .filter { former, heading in heading.level > former.level + 1 }
      .map { former, heading in
        AuditProblem(
          element: heading.id,
          "is a heading of level \(heading.level) after one of level \(former.level)",
          remedy: "use `.accessibilityHeading(.h\(former.level + 1))`")
      }
  }
}
