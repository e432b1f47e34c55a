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
      } + handles(on: screen)
  }

  /// What is drawn in rows, and exposed nowhere, and can be dragged where the row offers nothing; the
  /// first of those that stand at one place in different rows.
  private static func handles(on screen: AuditedScreen) -> [AuditProblem] {
    guard !screen.elementsLeftOut else { return [] }
    var seen: Set<ElementPath> = []
    return screen.partsInReach.compactMap { part in
      guard part.isHidden, part.touches.contains(.drag), !part.isScaledToNothing,
        let row = ElementPath(part.id).row, isSilent(row, on: screen),
        seen.insert(ElementPath(part.id).shape).inserted
      else { return nil }
      let name = part.words.map(Quotation.of) ?? part.look
      return AuditProblem(
        part: part.id,
        "dragging \(name) does something, and nothing in its row tells of it or offers it")
    }
  }

  /// Whether a row is heard, and nothing can be done with it.
  private static func isSilent(_ row: ElementPath, on screen: AuditedScreen) -> Bool {
    let elements = screen.elements.filter { ElementPath($0.id).isWithin(row) }
    return !elements.isEmpty
      && elements.allSatisfy { !$0.isControl && $0.element.customActions.isEmpty }
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
