import EarshotTree

/// Something that takes a double tap, and leaves everything as it was.
public enum ActivationDoesNothing: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "activation-does-nothing",
    title: "Activating it does nothing",
    meets: "After a double tap nothing is said, shown or felt: whoever listens tries again, and "
      + "cannot tell whether anything was done.",
    remedy: "do what the name promises, and let a change or an announcement tell of it",
    severity: .error,
    confidence: .assumed,
    assumption:
      "the screen is opened with what its controls do in the app, and not as a preview is "
      + "with closures that do nothing; where nothing that is done changes anything, it is a note",
    criteria: [.statusMessages],
    needs: [.behaviour],
    bad: .swift(
      """
      struct Example: View {
        @State private var isMuted = false
        var body: some View {
          Toggle("Mute", isOn: $isMuted)
          Button("Leave group") { print("left") }
        }
      }
      """),
    good: .swift(
      """
      struct Example: View {
        @State private var hasLeft = false
        var body: some View {
          Text(hasLeft ? "You left" : "Rowing club")
          Button("Leave group") { hasLeft = true }
        }
      }
      """))

  public static func problems(in exploration: Exploration) -> [AuditProblem] {
    let steps = PerformedSteps(of: exploration) { $0.action == .activate ? "" : nil }
    let severity: AuditSeverity? = exploration.isAlive ? nil : .note
    return steps.groups.compactMap { indices in
      let edges = indices.map { exploration.steps[$0].step }
      guard isKnown(edges, in: exploration),
        !edges.contains(where: { $0.isNoticed(besides: []) || $0.isSeen || $0.isRewritten }),
        let first = edges.first, let subject = first.subject, isPromise(subject)
      else { return nil }
      return AuditProblem(
        element: subject.id, message(subject),
        severity: isSmall(subject.name ?? "")
          ? .note : severity ?? (isSure(subject, indices, in: exploration) ? nil : .warning),
        confidence: isSure(subject, indices, in: exploration) ? nil : .likely,
        steps: indices.prefix(1).map(\.self))
    }
  }

  /// Where something changes all the time, nobody can tell what else would have, unless the same
  /// screen was left alone for as long.
  private static func isKnown(_ steps: [AuditedStep], in exploration: Exploration) -> Bool {
    exploration.restless.isEmpty || steps.allSatisfy { $0.courses != nil }
  }

  /// What does nothing in the states in which it was tried, such as putting back what is as it was,
  /// may do something in another.
  private static func isSure(
    _ element: AuditedElement, _ steps: [Int], in exploration: Exploration
  ) -> Bool {
    let tried = Set(steps.map { exploration.steps[$0].from })
    return exploration.states.indices.allSatisfy { state in
      tried.contains(state) || exploration.states[state][element.id] == nil
    }
  }

  private static func isSmall(_ name: String) -> Bool {
    SilentDeed.isCopy(name) || SilentDeed.isLeaving(name)
  }

  private static func message(_ element: AuditedElement) -> String {
    let name = element.name.map(Quotation.of) ?? "it"
    return "\(name) is activated, and nothing is said, shown or felt"
  }

  /// What is selected may stay so, a field is waiting for text, and sounds and other apps are not
  /// known of.
  private static func isPromise(_ element: AuditedElement) -> Bool {
    let others: AccessibilityTraits = [
      .link, .selected, .textEntry, .searchField, .playsSound, .startsMediaSession,
      .allowsDirectInteraction, .keyboardKey,
    ]
    return element.element.traits.isDisjoint(with: others) && !element.isOfSystem
      && !SilentDeed.isElsewhere(element.name ?? "")
  }
}
