import EarshotTree

/// A deed that only a finger finds, by staying where it is.
public enum LongPressWithoutAction: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "long-press-without-action",
    title: "What a long press does is not offered as an action",
    meets: "Whoever looks at the screen holds a finger on it. Whoever listens is told of nothing.",
    remedy: "offer the same with `.accessibilityAction(named:)`, or with `.contextMenu`",
    severity: .error,
    criteria: [.keyboard, .nameRoleValue],
    needs: [.responses],
    bad: .swift(
      """
      Text("See you at the boathouse")
        .onLongPressGesture { print("reply") }
      """),
    good: .swift(
      """
      Text("See you at the boathouse")
        .onLongPressGesture { print("reply") }
        .accessibilityAction(named: "Reply") { print("reply") }
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    let held = screen.elements.filter(isOnlyHeld)
    return PathGroups.groups(of: held.map(\.id), among: screen.elements.map(\.id))
      .compactMap { $0.compactMap { screen[$0] } }
      .compactMap { problem(with: $0, on: screen) }
  }

  private static func isOnlyHeld(_ element: AuditedElement) -> Bool {
    element.reacts(to: .touchAndHold, .touchAndHold)
      && !element.reacts(to: .menu, .menu)
      && element.element.customActions.isEmpty
      && !element.element.traits.contains(.textEntry)
  }

  private static func problem(
    with group: [AuditedElement], on screen: AuditedScreen
  ) -> AuditProblem? {
    guard let element = group.first(where: \.isWorded) ?? group.first else { return nil }
    let message = "holding it does something, and no action that is offered by name tells of it"
    guard !isActivated(element) else {
      return AuditProblem(
        element: element.id, message + ", unless a double tap does the same", severity: .note,
        confidence: .assumed)
    }
    guard hasControlBeside(element, on: screen) else {
      return AuditProblem(element: element.id, message)
    }
    return AuditProblem(
      element: element.id,
      message + ", unless the button beside it does the same", severity: .note,
      confidence: .assumed)
  }

  /// A double tap may do what the long press does.
  private static func isActivated(_ element: AuditedElement) -> Bool {
    element.responses?.isDisjoint(with: [.activation, .tap]) == false
  }

  /// A button in the same row may offer what the long press does.
  private static func hasControlBeside(
    _ element: AuditedElement, on screen: AuditedScreen
  ) -> Bool {
    guard let row = ElementPath(element.id).row else { return false }
    return screen.elements.contains { other in
      other.id != element.id && other.hasActiveRole && ElementPath(other.id).isWithin(row)
    }
  }
}
