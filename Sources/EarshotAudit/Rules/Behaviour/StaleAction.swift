import EarshotTree

/// An action that is offered still, although it was used up.
public enum StaleAction: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "stale-action",
    title: "An action is offered that was used up",
    meets: "After a reaction was given, the same is offered again and its counterpart is missing, "
      + "so that nobody who listens knows how to take it back; or what is offered is refused.",
    remedy: "make the actions from the state: `Remove ❤️` where `React with ❤️` was chosen",
    severity: .error,
    confidence: .likely,
    criteria: [.nameRoleValue],
    needs: [.behaviour],
    bad: .swift(
      """
      struct Example: View {
        @State private var reaction = ""
        var body: some View {
          Text("See you at the boathouse")
            .accessibilityValue(reaction)
            .accessibilityAction(named: "React with ❤️") { reaction = "Reacted with ❤️" }
        }
      }
      """),
    good: .swift(
      """
      struct Example: View {
        @State private var isLoved = false
        var body: some View {
          Text("See you at the boathouse")
            .accessibilityValue(isLoved ? "Reacted with ❤️" : "")
            .accessibilityAction(named: isLoved ? "Remove ❤️" : "React with ❤️") {
              isLoved.toggle()
            }
        }
      }
      """))

  public static func problems(with step: AuditedStep) -> [AuditProblem] {
    guard let name = step.deed.actionName, let element = step.subject else { return [] }
    if step.outcome == .refused(.notOffered) {
      return [
        AuditProblem(
          element: element.id,
          "\(Quotation.of(name)) is offered, and refused as if it were not", confidence: .certain)
      ]
    }
    guard let now = step.subjectAfter, isUsedUp(name, by: step, element, now) else { return [] }
    return [
      AuditProblem(
        element: element.id,
        "\(Quotation.of(name)) was done, and is offered again as if it were not, without a way to "
          + "take it back")
    ]
  }

  private static func isUsedUp(
    _ name: String, by step: AuditedStep, _ element: AuditedElement, _ now: AuditedElement
  ) -> Bool {
    guard step.isPerformed, let deed = ReversibleDeed(name) else { return false }
    let offered = now.element.customActions.map(\.name)
    return offered.contains(name) && !offered.contains(where: deed.isTakenBack)
      && deed.shows(from: element.toldText, to: now.toldText)
  }
}

extension AuditedElement {
  /// What is heard of the element.
  fileprivate var toldText: String {
    [element.label, element.value].compactMap(\.self).joined(separator: " ")
  }
}
