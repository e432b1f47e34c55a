import EarshotTree

/// A long screen with nothing to jump to.
public enum HeadingMissing: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "heading-missing",
    title: "A long screen has no heading",
    meets: "The Headings rotor is empty, so that every part is reached by swiping past all others.",
    remedy: "add `.accessibilityAddTraits(.isHeader)` to titles, such as the day above messages",
    severity: .note,
    criteria: [.infoAndRelationships, .sectionHeadings],
    bad: .swift(
      """
      VStack {
        Text("Today")
        ForEach(1..<25) { place in Text("Message \\(place)") }
      }
      """),
    good: .swift(
      """
      VStack {
        Text("Today").accessibilityAddTraits(.isHeader)
        ForEach(1..<25) { place in Text("Message \\(place)") }
      }
      """))

  private static let manyStops = 20

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    guard !screen.elements.contains(where: { $0.element.traits.contains(.header) }) else {
      return []
    }
    let stops = screen.elements.filter(isContent).count
    guard stops >= manyStops else { return [] }
    let count = screen.elementsLeftOut ? "at least \(stops)" : "\(stops)"
    return [AuditProblem("there are \(count) stops, and no heading to jump to")]
  }

  /// Keys, tabs and a field of plain buttons are found without headings.
  private static func isContent(_ element: AuditedElement) -> Bool {
    let traits = element.element.traits
    let isPlainButton = traits.contains(.button) && !traits.contains(.switchButton)
    return !isPlainButton
      && traits.isDisjoint(with: [.keyboardKey, .tabBarItem, .pickerItem])
      && !element.containers.contains { $0.placesMembersIn != nil }
  }
}
