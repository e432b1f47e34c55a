import EarshotTree

/// Something large that lies on what is read before it.
public enum CoveredElement: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "covered-element",
    title: "Elements can be read that lie under another one",
    meets: "A menu is open, and what is behind it is read as if nothing had happened.",
    remedy: "make what is in front modal: `.accessibilityAddTraits(.isModal)`",
    severity: .warning,
    confidence: .likely,
    criteria: [.focusOrder, .focusNotObscured],
    needs: [.frames],
    bad: .tree(
      """
      {"earshotTree": 1, "order": "explicit", "elements": [
        {"id": "1", "label": "Are we rowing tomorrow?", "frame": [16, 100, 300, 44]},
        {"id": "dim", "label": "Close menu", "traits": ["button"], "frame": [0, 0, 393, 852]},
        {"id": "reply", "label": "Reply", "traits": ["button"], "frame": [16, 300, 220, 44]}]}
      """),
    good: .tree(
      """
      {"earshotTree": 1, "order": "explicit", "elements": [
        {"id": "1", "label": "Are we rowing tomorrow?", "frame": [16, 100, 300, 44], "hidden": true},
        {"id": "dim", "label": "Close menu", "traits": ["button"], "frame": [0, 0, 393, 852]},
        {"id": "reply", "label": "Reply", "traits": ["button"], "frame": [16, 300, 220, 44]}]}
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.enumerated().compactMap { place, cover in
      guard let frame = cover.element.frame, isLarge(frame, on: screen) else { return nil }
      let covered = screen.elements.prefix(place).filter { element in
        element.element.frame.map { $0.area > 0 && $0 != frame && frame.contains($0) } ?? false
      }
      guard let first = covered.first, let name = first.name else { return nil }
      let others = covered.count == 1 ? "" : " and \(covered.count - 1) more"
      return AuditProblem(
        element: cover.id, "lies on \(Quotation.of(name))\(others), which can still be read")
    }
  }

  /// A layer covers the most part of the screen; what is smaller may be a card around its texts.
  private static func isLarge(_ frame: AccessibilityFrame, on screen: AuditedScreen) -> Bool {
    frame.area * 2 >= screen.bounds.area
  }
}
