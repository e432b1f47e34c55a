import EarshotTree

/// Something in front of everything else in which there is nothing.
public enum ModalWithoutContent: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "modal-without-content",
    title: "Nothing in a modal can be reached",
    meets: "A menu opens, what was there is gone, and at most the way back is left.",
    remedy: "expose what is in it: its rows as buttons, its texts as elements",
    severity: .error,
    criteria: [.keyboard, .nameRoleValue],
    bad: .swift(
      """
      VStack {
        Divider()
        Button("Close") { print("closed") }
      }
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isModal)
      .accessibilityAction(.escape) { print("closed") }
      """),
    good: .swift(
      """
      VStack {
        Button("Reply") { print("reply") }
        Button("Close") { print("closed") }
      }
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isModal)
      .accessibilityAction(.escape) { print("closed") }
      """))

  /// Something modal without any element is not exposed at all, so that only its opening tells of it.
  public static func problems(with step: AuditedStep) -> [AuditProblem] {
    let isLeftWithNothing = step.after.elements.isEmpty && !step.before.elements.isEmpty
    guard isLeftWithNothing, step.after.drawn?.parts.isEmpty == false, !step.deed.takesFinger else {
      return []
    }
    return [
      AuditProblem(
        element: step.deed.subject, "it opens something in which nothing can be reached")
    ]
  }

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.modals.compactMap { modal in
      let inside = screen.elements(in: modal.id)
      if inside.isEmpty {
        return AuditProblem(
          element: modal.id, "it opens in front of everything, and nothing in it can be reached")
      }
      guard inside.allSatisfy(onlyLeaves) else { return nil }
      return AuditProblem(
        element: modal.id,
        "all that can be reached in it is \(Quotation.list(inside.compactMap(\.name)))")
    }
  }

  /// Whether an element only leads away again.
  private static func onlyLeaves(_ element: AuditedElement) -> Bool {
    guard element.element.traits.contains(.button) else { return false }
    let words = ComparedWords(element.element.label ?? "").words
    return words.first.map(leavingWords.contains) ?? false
      || words.starts(with: ["activate", "to", "dismiss"])
      || words.starts(with: ["sheet", "grabber"])
  }

  private static let leavingWords: Set<String> = ["close", "cancel", "dismiss"]
}
