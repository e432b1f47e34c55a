public import EarshotTree

extension ViewSource {
  /// What the view's own code would do with an element; nothing of it runs.
  public func responses(of id: AccessibilityElement.ID) -> AccessibilityResponses? {
    resolvedElement(id)?.responses
  }

  /// What is drawn: everything of what is shown topmost, with at most so many rows of each list.
  public func drawnContent(rowLimit: Int) -> DrawnContent? {
    drawnRowLimit = rowLimit
    return settled(drawnParts).map { parts in
      DrawnContent(
        parts: parts.entries.map(\.part), rowsLeftOut: parts.rowsLeftOut,
        transparentParts: parts.transparent)
    }
  }

  /// Runs the view's own code for a touch at something that was told of as drawn.
  public func touch(
    _ touch: DrawnPart.Touch, on part: DrawnPart.ID
  ) -> AccessibilityActionOutcome {
    let parts = graph.runClientCode(drawnParts)
    guard let found = parts?.entries.first(where: { $0.part.id == part }) else {
      return .refused(.elementGone)
    }
    return act(on: found.part.elements.first) { found.element.touch(touch) }
  }

  private func drawnParts() -> DrawnParts? {
    guard let node = graph.presentations.topmost ?? graph.root, let list else { return nil }
    let walk = DrawingWalk(rowLimit: drawnRowLimit)
    let elements = walk.elements(at: node)
    return DrawnParts(
      elements, transparent: walk.transparent, exposed: walk.exposedIDs(in: list),
      rowsLeftOut: walk.rowsLeftOut)
  }
}
