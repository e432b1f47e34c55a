import EarshotTree

/// Something that reacts to a tap, and is not said to.
public enum TapWithoutButtonTrait: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "tap-without-button-trait",
    title: "Something that can be tapped is not said to be a button",
    meets: "It is read like any text, and nothing says that a double tap would do something.",
    remedy: "make it a `Button`, or add `.accessibilityAddTraits(.isButton)`",
    severity: .warning,
    criteria: [.nameRoleValue],
    needs: [.responses],
    bad: .swift(
      """
      Text("👍")
        .onTapGesture { print("reacted") }
        .accessibilityLabel("Thumbs up")
      """),
    good: .swift(
      """
      Button("👍") { print("reacted") }
        .accessibilityLabel("Thumbs up")
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    let tapped = screen.elements.filter { $0.responses?.contains(.tap) == true }
    return PathGroups.groups(of: tapped.map(\.id), among: screen.elements.map(\.id))
      .map { $0.compactMap { screen[$0] } }
      .filter { !isRegion($0) }
      .map { $0.filter { isPlain($0) && !isChoice($0, on: screen) } }
      .compactMap(problem)
  }

  /// A gesture over a part of the screen that holds a title, or controls with deeds of their own, as
  /// for putting away a keyboard, is none of a thing in it.
  private static func isRegion(_ group: [AuditedElement]) -> Bool {
    group.count > 1
      && group.contains { element in
        element.element.traits.contains(.header)
          || element.responses?.isDisjoint(with: [.activation, .textEntry, .adjustment]) == false
      }
  }

  private static func isPlain(_ element: AuditedElement) -> Bool {
    let telling: AccessibilityTraits = [
      .selected, .notEnabled, .startsMediaSession, .playsSound, .allowsDirectInteraction,
    ]
    return !element.hasActiveRole
      && element.element.traits.isDisjoint(with: telling)
      && element.element.expandedStatus == nil
  }

  /// One of several of which another is selected.
  private static func isChoice(_ element: AuditedElement, on screen: AuditedScreen) -> Bool {
    let shape = ElementPath(element.id).shape
    return screen.elements.contains { other in
      other.element.traits.contains(.selected) && ElementPath(other.id).shape == shape
    }
  }

  private static func problem(with group: [AuditedElement]) -> AuditProblem? {
    guard let element = group.first(where: \.isWorded) ?? group.first else { return nil }
    return AuditProblem(
      element: element.id, "is read like any text, and a double tap does something",
      severity: element.element.hint == nil ? nil : .note)
  }
}
