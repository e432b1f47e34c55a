import EarshotTree

/// A thing that is read first because it is taller than what stands before it.
public enum TallerReadFirst: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "taller-read-first",
    title: "In one row, what is taller is read first",
    meets: "A time is heard before the name to which it belongs.",
    remedy: "align the tops, or put the row into one container",
    severity: .note,
    confidence: .likely,
    criteria: [.meaningfulSequence],
    needs: [.frames],
    bad: .tree(
      """
      {"earshotTree": 1, "elements": [
        {"id": "name", "label": "Ana", "frame": [16, 112, 100, 20]},
        {"id": "map", "label": "Map of the jetty", "frame": [200, 100, 100, 44]}]}
      """),
    good: .tree(
      """
      {"earshotTree": 1, "elements": [
        {"id": "name", "label": "Ana", "frame": [16, 106, 100, 20]},
        {"id": "map", "label": "Map of the jetty", "frame": [200, 100, 100, 44]}]}
      """))

  private static let rowHeight = 8.0

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    zip(screen.elements, screen.elements.dropFirst()).compactMap { former, next in
      guard let tall = former.element.frame, let small = next.element.frame,
        former.containers.first?.id == next.containers.first?.id,
        small.y - tall.y >= rowHeight,
        small.bottom <= tall.bottom,
        screen.readsFromRight ? small.x >= tall.right : small.right <= tall.x
      else { return nil }
      return AuditProblem(
        element: next.id,
        "stands before \(Quotation.of(former.name ?? former.spoken)), which is taller and read first"
      )
    }
  }
}
