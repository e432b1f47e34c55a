import EarshotTree

/// A button in a button.
public enum NestedControlLost: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "nested-control-lost",
    title: "A control inside another one cannot be reached",
    meets: "A finger reaches both. For whoever listens there is one, and the other does not exist.",
    remedy:
      "put the inner control beside the outer one, or offer it with `.accessibilityAction(named:)`",
    severity: .error,
    criteria: [.keyboard, .nameRoleValue],
    needs: [.drawing],
    bad: .swift(
      """
      Button(action: { print("opened") }) {
        HStack {
          Text("Rowing club")
          Button("Mute") { print("muted") }
        }
      }
      """),
    good: .swift(
      """
      HStack {
        Button("Rowing club") { print("opened") }
        Button("Mute") { print("muted") }
      }
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.flatMap { element -> [AuditProblem] in
      guard element.hasActiveRole, !element.isCombined, !isAdjustable(element) else { return [] }
      let inner = element.touchableParts
      guard inner.count > element.element.customActions.count else { return [] }
      return inner.map { part in
        let name = element.words(of: part).map(Quotation.of) ?? "a control"
        return AuditProblem(
          element: element.id,
          "\(name) lies inside it and reacts to a finger, and is neither a stop nor an action")
      }
    }
  }

  /// The halves of a stepper are reached by swiping up and down.
  private static func isAdjustable(_ element: AuditedElement) -> Bool {
    element.element.traits.contains(.adjustable)
  }
}
