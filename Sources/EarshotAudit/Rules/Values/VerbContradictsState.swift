import EarshotTree

/// A control whose label says what it would do, while its state says that it is done.
public enum VerbContradictsState: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "verb-contradicts-state",
    title: "Label and state say opposite things",
    meets: """
      “Selected: Remove ❤️” is heard, and one cannot tell whether the heart is there or was taken \
      away.
      """,
    remedy: """
      keep one label for both states, such as “❤️”, and let the trait or the value tell which it is
      """,
    severity: .warning,
    confidence: .likely,
    criteria: [.nameRoleValue],
    languages: KnownLanguages.all,
    bad: .swift(
      """
      Button("Remove ❤️") {}
        .accessibilityAddTraits(.isSelected)
      """),
    good: .swift(
      """
      Button("❤️ reaction") {}
        .accessibilityAddTraits(.isSelected)
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.compactMap { element in
      guard let state = state(of: element), let label = element.element.label,
        let verb = UndoingVerb.verb(in: label, language: element.language(on: screen))
      else { return nil }
      return AuditProblem(
        element: element.id, "\(state), and \(Quotation.of(label)) says “\(verb)” at the same time")
    }
  }

  /// The state in which something is done; a choice among others may well be called by a verb.
  private static func state(of element: AuditedElement) -> String? {
    let traits = element.element.traits
    if traits.contains(.switchButton) { return element.element.value == "1" ? "is on" : nil }
    let isChoice =
      traits.contains(.tabBarItem) || element.containers.first?.placesMembersIn != nil
    return traits.contains(.selected) && !isChoice ? "is selected" : nil
  }
}
