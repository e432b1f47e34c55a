import EarshotTree

/// An element that was rebuilt under the cursor, so that the cursor is thrown elsewhere.
public enum FocusLost: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "focus-lost",
    title: "The cursor loses its place",
    meets:
      "After a reaction the row is built anew, and the cursor lands somewhere else in the list: "
      + "whoever listens has to look for the message again.",
    remedy: "keep the identity: change the value of the same view instead of showing another one",
    severity: .error,
    confidence: .likely,
    criteria: [.focusOrder],
    needs: [.behaviour],
    bad: .swift(
      """
      struct Example: View {
        @State private var isLoved = false
        var body: some View {
          Button("Love all") { isLoved = true }
          if isLoved {
            Text("See you").accessibilityValue("Reacted with ❤️")
              .accessibilityAction(named: "Remove ❤️") { isLoved = false }
          } else {
            Text("See you")
              .accessibilityAction(named: "React with ❤️") { isLoved = true }
          }
        }
      }
      """),
    good: .swift(
      """
      struct Example: View {
        @State private var isLoved = false
        var body: some View {
          Button("Love all") { isLoved = true }
          Text("See you").accessibilityValue(isLoved ? "Reacted with ❤️" : "")
            .accessibilityAction(named: isLoved ? "Remove ❤️" : "React with ❤️") {
              isLoved.toggle()
            }
        }
      }
      """))

  public static func problems(with step: AuditedStep) -> [AuditProblem] {
    guard let lost = step.cursorBefore.flatMap({ step.before[$0] }), step.after[lost.id] == nil,
      !step.movesCursorOnPurpose, step.isOnSameScreen, hasSuccessor(lost, after: step)
    else { return [] }
    let place = step.cursorAfter.flatMap { step.after[$0]?.name }.map(Quotation.of)
    let words = lost.name.map(Quotation.of) ?? "it"
    let message =
      "\(words) was under the cursor and is there anew, and the cursor goes to "
      + (place ?? "nothing")
    return [AuditProblem(element: lost.id, message)]
  }

  /// Whether something was not there before, has the same name for tests or the same label, and is
  /// not where the cursor is now.
  private static func hasSuccessor(_ lost: AuditedElement, after step: AuditedStep) -> Bool {
    let successors = step.after.elements.filter { element in
      guard step.before[element.id] == nil else { return false }
      if let identifier = lost.element.identifier {
        return element.element.identifier == identifier
      }
      return lost.element.label != nil && element.element.label == lost.element.label
    }
    return !successors.isEmpty && !successors.contains { $0.id == step.cursorAfter }
  }
}

extension AuditedStep {
  /// Whether something that was there is there still, and nothing modal came or went.
  fileprivate var isOnSameScreen: Bool {
    before.modals.map(\.id) == after.modals.map(\.id)
      && before.elements.contains { after[$0.id] != nil }
  }
}
