import EarshotTree

/// A deed that only a finger finds, by moving.
public enum DragWithoutAction: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "drag-without-action",
    title: "What dragging does is not offered as an action",
    meets: "Whoever looks at the screen drags something. Whoever listens cannot, and is not told.",
    remedy:
      "offer the same with `.accessibilityAction(named:)`, or with `.accessibilityAdjustableAction`",
    severity: .error,
    confidence: .likely,
    criteria: [.keyboard, .pointerGestures, .draggingMovements],
    needs: [.drawing],
    bad: .swift(
      """
      Text("See you at the boathouse")
        .gesture(DragGesture().onEnded { _ in print("reply") })
      """),
    good: .swift(
      """
      Text("See you at the boathouse")
        .gesture(DragGesture().onEnded { _ in print("reply") })
        .accessibilityAction(named: "Reply") { print("reply") }
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    let dragged = screen.elements.filter(isOnlyDragged)
    return PathGroups.groups(of: dragged.map(\.id), among: screen.elements.map(\.id))
      .map { $0.compactMap { screen[$0] } }
      .filter { !isRegion($0) }
      .compactMap { group in group.first(where: \.isWorded) ?? group.first }
      .map { element in
        AuditProblem(
          element: element.id, "dragging it does something, and no action tells of it")
      }
  }

  private static func isOnlyDragged(_ element: AuditedElement) -> Bool {
    element.reacts(to: .drag)
      && element.element.customActions.isEmpty
      && !element.element.traits.contains(.adjustable)
      && element.responses?.isDisjoint(with: [.adjustment, .scroll, .escape]) != false
  }

  /// A gesture over a part of the screen with controls and titles in it, as for putting away a
  /// keyboard, is none of a thing in it.
  private static func isRegion(_ group: [AuditedElement]) -> Bool {
    group.count > 1 && group.contains { $0.hasActiveRole || $0.element.traits.contains(.header) }
  }
}
