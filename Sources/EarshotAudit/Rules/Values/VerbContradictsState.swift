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

  private static let undoing = [
    "remove", "unmute", "unpin", "unlike", "deselect", "unselect", "unfollow", "unstar", "unblock",
    "unsubscribe", "unarchive", "unsave", "uncheck", "turn off", "switch off", "undo",
  ]

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.compactMap { element in
      guard let state = state(of: element), let label = element.element.label,
        let verb = undoing.first(where: { begins(label, with: $0) })
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

  private static func begins(_ label: String, with verb: String) -> Bool {
    Words.folded(label).starts(with: Words.folded(verb))
  }
}
