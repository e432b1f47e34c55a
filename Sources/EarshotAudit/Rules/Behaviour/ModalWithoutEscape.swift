import EarshotTree

/// Something that opens over the rest, and that nobody who listens can leave.
public enum ModalWithoutEscape: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "modal-without-escape",
    title: "What opens over the rest cannot be left",
    meets:
      "A menu opens, and neither a two-finger scrub nor anything in it leads back. A tap beside "
      + "it is no way for whoever listens.",
    remedy: "add `.accessibilityAction(.escape)` to it, or a button that closes it",
    severity: .error,
    criteria: [.noKeyboardTrap, .keyboard],
    needs: [.behaviour],
    bad: .swift(
      """
      struct Example: View {
        @State private var isOpen = false
        @State private var isLoved = false
        var body: some View {
          Button("React") { isOpen = true }
          if isOpen {
            VStack {
              Toggle("Love", isOn: $isLoved)
            }
            .accessibilityElement(children: .contain)
            .accessibilityAddTraits(.isModal)
          }
        }
      }
      """),
    good: .swift(
      """
      struct Example: View {
        @State private var isOpen = false
        @State private var isLoved = false
        var body: some View {
          Button("React") { isOpen = true }
          if isOpen {
            VStack {
              Toggle("Love", isOn: $isLoved)
            }
            .accessibilityElement(children: .contain)
            .accessibilityAddTraits(.isModal)
            .accessibilityAction(.escape) { isOpen = false }
          }
        }
      }
      """))

  public static func problems(in exploration: Exploration) -> [AuditProblem] {
    var seen: Set<AccessibilityElement.ID> = []
    return exploration.steps.enumerated().flatMap { index, edge in
      edge.step.openedOverlays.compactMap { overlay in
        guard seen.insert(overlay.id).inserted, isTrap(overlay, in: exploration) else { return nil }
        let message = "opens over the rest, and no scrub and nothing in it leads back"
        return overlay.isModal
          ? AuditProblem(element: overlay.id, message, steps: [index])
          : AuditProblem(part: overlay.id, message, confidence: .likely, steps: [index])
      }
    }
  }

  /// Whether nothing led back where everything was tried.
  private static func isTrap(_ overlay: Overlay, in exploration: Exploration) -> Bool {
    let states = exploration.states
    guard exploration.expanded.contains(where: { overlay.isThere(on: states[$0]) }) else {
      return false
    }
    return !exploration.steps.contains { edge in
      !edge.step.deed.takesFinger && overlay.isThere(on: states[edge.from])
        && !overlay.isThere(on: states[edge.to])
    }
  }
}
