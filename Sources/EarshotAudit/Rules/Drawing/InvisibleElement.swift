import EarshotTree

/// A stop at nothing.
public enum InvisibleElement: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "invisible-element",
    title: "The cursor stops at something that nobody can see",
    meets: "Something is read that is not there, or not yet.",
    remedy: "add `.accessibilityHidden(true)` while it cannot be seen, or leave it away until then",
    severity: .warning,
    confidence: .assumed,
    assumption: "what is scaled to nothing, or has no size, is still an element",
    criteria: [.meaningfulSequence],
    bad: .swift(
      """
      Button("Delete") { print("deleted") }
        .scaleEffect(0)
      """),
    good: .swift(
      """
      Button("Delete") { print("deleted") }
        .scaleEffect(0)
        .accessibilityHidden(true)
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.compactMap { element in
      guard let reason = reason(of: element) else { return nil }
      return AuditProblem(element: element.id, "is read although it \(reason)")
    }
  }

  private static func reason(of element: AuditedElement) -> String? {
    let parts = element.parts
    if !parts.isEmpty, parts.allSatisfy(\.isScaledToNothing) { return "is scaled to nothing" }
    if !parts.isEmpty, parts.allSatisfy(\.hasNoRoom) { return "has no size" }
    guard let frame = element.element.frame else { return nil }
    return frame.width <= 0 || frame.height <= 0 ? "has no size" : nil
  }
}

extension DrawnPart {
  fileprivate var hasNoRoom: Bool { size?.width == 0 || size?.height == 0 }
}
