import EarshotTree

/// Facts that appear only under a pointer.
public enum TooltipOnly: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "tooltip-only",
    title: "Something is told in a tooltip alone",
    meets:
      "A tooltip is a hint, which comes after a pause and which many people have switched off.",
    remedy: "put the words into the label or the value",
    severity: .error,
    confidence: .likely,
    criteria: [.contentOnHoverOrFocus, .infoAndRelationships],
    needs: [.drawing],
    bad: .swift(
      """
      Text("Reacted with 🎉")
        .help("Ana and Ben")
      """),
    good: .swift(
      """
      Text("Reacted with 🎉")
        .accessibilityValue("Ana and Ben")
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.flatMap { element in
      element.parts.compactMap { part in
        guard let tooltip = part.tooltip, isOnlyThere(tooltip, of: element) else { return nil }
        return AuditProblem(
          element: element.id, "\(Quotation.of(tooltip)) is told in a tooltip and nowhere else")
      }
    }
  }

  /// What a control would do may well be told in a hint, if its name has words.
  private static func isOnlyThere(_ tooltip: String, of element: AuditedElement) -> Bool {
    let name = ComparedWords(element.name ?? "")
    if element.hasActiveRole && (name.hasLetters || name.words.isEmpty) { return false }
    var unhinted = element
    unhinted.element.hint = nil
    return !unhinted.conveyedWords.convey(ComparedWords(tooltip))
  }
}
