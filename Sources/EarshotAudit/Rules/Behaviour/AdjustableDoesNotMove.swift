import EarshotTree

/// Something that says it can be adjusted, and cannot.
public enum AdjustableDoesNotMove: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "adjustable-does-not-move",
    title: "Swiping up or down does not adjust it",
    meets: "“Adjustable” is heard, and swiping up and down changes nothing.",
    remedy: "change the value in `.accessibilityAdjustableAction`, or in the binding",
    severity: .error,
    confidence: .likely,
    assumption: "the screen is opened with a value that can be changed; where nothing that is done "
      + "changes anything, it is a note",
    criteria: [.nameRoleValue],
    needs: [.behaviour],
    bad: .swift(
      """
      struct Example: View {
        @State private var isMuted = false
        var body: some View {
          Toggle("Mute", isOn: $isMuted)
          Text("Text size").accessibilityValue("medium")
            .accessibilityAdjustableAction { _ in print("adjusted") }
        }
      }
      """),
    good: .swift(
      """
      struct Example: View {
        @State private var size = 12
        var body: some View {
          Text("Text size").accessibilityValue("\\(size) points")
            .accessibilityAdjustableAction { size += $0 == .increment ? 1 : -1 }
        }
      }
      """))

  public static func problems(in exploration: Exploration) -> [AuditProblem] {
    var order: [AccessibilityElement.ID] = []
    var tries: [AccessibilityElement.ID: [Int]] = [:]
    for (index, edge) in exploration.steps.enumerated() {
      guard edge.step.deed.isAdjustment, let id = edge.step.deed.subject else { continue }
      if tries[id] == nil { order.append(id) }
      tries[id, default: []].append(index)
    }
    return order.compactMap { problem(with: $0, tries[$0] ?? [], in: exploration) }
  }

  private static func problem(
    with id: AccessibilityElement.ID, _ indices: [Int], in exploration: Exploration
  ) -> AuditProblem? {
    let steps = indices.map { exploration.steps[$0].step }
    let isLocked = steps.contains { step in
      ![.performed, .refused(.noAction)].contains(step.outcome)
    }
    guard !isLocked, !exploration.restless.contains(id),
      Set(steps.compactMap(\.deed.action)).count == 2,
      !steps.contains(where: { $0.isNoticed(besides: exploration.restless) }),
      let first = steps.first, let element = first.subject
    else { return nil }
    let isRefused = !steps.contains(where: \.isPerformed)
    let name = element.name.map(Quotation.of) ?? "it"
    return AuditProblem(
      element: id, "\(name) says that it can be adjusted, and neither way changes anything",
      severity: isRefused || exploration.isAlive ? nil : .note, steps: indices.suffix(1).map(\.self)
    )
  }
}

extension AuditDeed {
  fileprivate var isAdjustment: Bool { action == .increment || action == .decrement }
}
