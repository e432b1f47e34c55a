import EarshotTree

/// Words for eyes only.
public enum TextNeverSpoken: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "text-never-spoken",
    title: "A text that is drawn is never heard",
    meets: "Something is written on the screen, and no element tells it.",
    remedy:
      "take `.accessibilityHidden(true)` away, or put the words into a label or value near by",
    severity: .error,
    confidence: .likely,
    criteria: [.infoAndRelationships],
    needs: [.drawing],
    bad: .swift(
      """
      HStack {
        Text("See you at nine")
        Text("Not delivered").accessibilityHidden(true)
      }
      """),
    good: .swift(
      """
      HStack {
        Text("See you at nine").accessibilityValue("Not delivered")
        Text("Not delivered").accessibilityHidden(true)
      }
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    let together = Set(NothingFocusable.silentTexts(on: screen).map(\.id))
    return screen.unspokenTexts
      .filter { !together.contains($0.id) }
      .map { part in
        let words = Quotation.of(part.words ?? "")
        return AuditProblem(part: part.id, "\(words) is drawn, and nothing that is heard tells it")
      }
  }
}
