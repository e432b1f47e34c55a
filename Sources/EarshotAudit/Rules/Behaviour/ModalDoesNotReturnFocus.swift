import EarshotTree

/// Something that closes, and leaves the cursor somewhere else than where it was opened.
public enum ModalDoesNotReturnFocus: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "modal-does-not-return-focus",
    title: "The cursor does not come back",
    meets: "A menu of a message closes, and the cursor is at another message, or at the top.",
    remedy: "move the cursor back with `@AccessibilityFocusState`",
    severity: .warning,
    confidence: .likely,
    criteria: [.focusOrder],
    needs: [.behaviour],
    bad: .swift(
      """
      struct Example: View {
        @State private var isOpen = false
        @AccessibilityFocusState private var isAtTop: Bool
        var body: some View {
          Text("Rowing club").accessibilityAddTraits(.isHeader).accessibilityFocused($isAtTop)
          Button("React") { isOpen = true }
          if isOpen {
            VStack { Button("Send later") { (isOpen, isAtTop) = (false, true) } }
              .accessibilityElement(children: .contain)
              .accessibilityAddTraits(.isModal)
              .accessibilityAction(.escape) { (isOpen, isAtTop) = (false, true) }
          }
        }
      }
      """),
    good: .swift(
      """
      struct Example: View {
        @State private var isOpen = false
        @AccessibilityFocusState private var isAtOpener: Bool
        var body: some View {
          Text("Rowing club").accessibilityAddTraits(.isHeader)
          Button("React") { isOpen = true }.accessibilityFocused($isAtOpener)
          if isOpen {
            VStack { Button("Send later") { (isOpen, isAtOpener) = (false, true) } }
              .accessibilityElement(children: .contain)
              .accessibilityAddTraits(.isModal)
              .accessibilityAction(.escape) { (isOpen, isAtOpener) = (false, true) }
          }
        }
      }
      """))

  public static func problems(in exploration: Exploration) -> [AuditProblem] {
    var seen: Set<AccessibilityElement.ID> = []
    let openings = exploration.steps.flatMap(\.step.openedByListener)
    return exploration.steps.enumerated().compactMap { index, edge in
      guard let closed = edge.step.left, let cursor = edge.step.cursorAfter else { return nil }
      let openers = openings.filter { $0.modal == closed.id }.map(\.opener)
      let left = openers.compactMap { edge.step.after[$0] }
      guard let opener = left.first, left.count == openers.count,
        !openers.contains(where: { isNear(cursor, $0) }), seen.insert(closed.id).inserted
      else { return nil }
      let place = edge.step.after[cursor]?.name.map(Quotation.of) ?? "something else"
      return AuditProblem(
        element: closed.id,
        "closes, and the cursor goes to \(place) and not back to "
          + (opener.name.map(Quotation.of) ?? "where it was opened"),
        steps: [index])
    }
  }

  /// Whether the cursor is where something was opened, or in the same row.
  private static func isNear(
    _ cursor: AccessibilityElement.ID, _ opener: AccessibilityElement.ID
  ) -> Bool {
    if cursor == opener { return true }
    guard let row = ElementPath(opener).row else { return false }
    return ElementPath(cursor).isWithin(row)
  }
}

extension AuditedStep {
  /// What is modal and was opened by somebody who listens, with what was under the cursor.
  fileprivate var openedByListener:
    [(modal: AccessibilityElement.ID, opener: AccessibilityElement.ID)]
  {
    guard !deed.takesFinger, let opener = cursorBefore else { return [] }
    return openedOverlays.filter(\.isModal).map { ($0.id, opener) }
  }

  /// Something modal that was closed, and nothing else with it, by what leads nowhere else.
  fileprivate var left: AccessibilityContainer? {
    guard isPerformed, deed.action == .escape || deed == .escape || isDeedOfTheOpener else {
      return nil
    }
    let now = Set(after.modals.map(\.id))
    let closed = before.modals.filter { !now.contains($0.id) }
    return closed.count == 1 && now.isSubset(of: Set(before.modals.map(\.id))) ? closed.first : nil
  }

  /// Whether a button was activated that only closes, or that does something with what the menu was
  /// opened at; what others do, such as a reply, may well lead the cursor elsewhere.
  private var isDeedOfTheOpener: Bool {
    guard deed.action == .activate, let name = subject?.name else { return false }
    return SilentDeed.isLeaving(name) || SilentDeed.isCopy(name) || ReversibleDeed(name) != nil
      || ReversibleDeed.takesBack(name) || ComparedWords(name).areEmoji
  }
}
