import EarshotTree

/// An action that does by name what a double tap does.
public enum ActionRepeatsActivation: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "action-repeats-activation",
    title: "An action repeats the activation",
    meets: "The rotor offers what a double tap does anyway, under the same name.",
    remedy: "leave the action out; the rotor offers the activation by itself",
    severity: .note,
    confidence: .likely,
    criteria: [],
    bad: .swift(
      """
      Button("Send") {}
        .accessibilityAction(named: "Send") {}
      """),
    good: .swift(
      """
      Button("Send") {}
        .accessibilityAction(named: "Send later") {}
      """))

  /// What the rotor calls the activation, without what it adds in brackets.
  private static let activations: [String: String] = [
    "en": "activate", "de": "aktivieren", "fr": "activer", "es": "activar", "it": "attiva",
    "pt": "ativar", "ru": "активировать",
  ]

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.compactMap { element in
      let names = element.element.customActions.map(\.name)
      if let label = element.element.label, element.hasActiveRole,
        let name = names.first(where: { Words.sound($0, like: label) })
      {
        return AuditProblem(
          element: element.id, "the action \(Quotation.of(name)) is called as the element itself")
      }
      guard let activation = activations[element.language(on: screen)],
        let name = names.first(where: { Words.sound($0, like: activation) })
      else { return nil }
      return AuditProblem(
        element: element.id, "the action \(Quotation.of(name)) is called as the rotor’s own")
    }
  }
}
