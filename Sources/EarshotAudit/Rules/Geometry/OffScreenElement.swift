import EarshotTree

/// A stop that nobody can look at.
public enum OffScreenElement: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "off-screen-element",
    title: "The cursor stops at something that lies off the screen",
    meets: "Something is read that nobody can see, and that a touch cannot reach.",
    remedy: "move it onto the screen, or hide it while it is not there",
    severity: .note,
    confidence: .assumed,
    assumption:
      "what lies beside the screen, or outside of it in something modal, is not scrolled to",
    criteria: [.focusNotObscured],
    needs: [.frames],
    bad: .tree(
      """
      {"earshotTree": 1, "elements": [
        {"id": "drawer", "label": "Archive", "traits": ["button"], "frame": [-300, 100, 280, 44]},
        {"id": "text", "label": "Are we rowing tomorrow?", "frame": [16, 160, 300, 44]}]}
      """),
    good: .tree(
      """
      {"earshotTree": 1, "elements": [
        {"id": "drawer", "label": "Archive", "traits": ["button"], "frame": [0, 100, 280, 44]},
        {"id": "text", "label": "Are we rowing tomorrow?", "frame": [16, 160, 300, 44]}]}
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.compactMap { element in
      guard let frame = element.element.frame, frame.area > 0,
        !frame.overlaps(screen.bounds), !isScrolledAway(element, frame, on: screen)
      else { return nil }
      return AuditProblem(
        element: element.id, "is read, and lies \(side(of: frame, on: screen)) the screen")
    }
  }

  /// What lies above or below is reached by scrolling, unless it is in something that floats; and so
  /// is what lies beside in something that pages or lists.
  private static func isScrolledAway(
    _ element: AuditedElement, _ frame: AccessibilityFrame, on screen: AuditedScreen
  ) -> Bool {
    if element.containers.contains(where: { $0.kind == .modal }) { return false }
    if element.containers.contains(where: \.scrollsItsMembers) { return true }
    if element.responses?.contains(.scroll) == true { return true }
    return frame.sharesColumn(with: screen.bounds)
  }

  private static func side(of frame: AccessibilityFrame, on screen: AuditedScreen) -> String {
    if frame.right <= screen.bounds.x { return "left of" }
    if frame.x >= screen.bounds.right { return "right of" }
    return frame.y < screen.bounds.y ? "above" : "below"
  }
}

extension AccessibilityContainer {
  fileprivate var scrollsItsMembers: Bool {
    switch kind {
    case .list, .table, .series: true
    case .landmark, .tabBar, .group, .modal: false
    }
  }
}
