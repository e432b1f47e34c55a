import EarshotTree

/// One action behind which all others are.
public enum UmbrellaAction: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "umbrella-action",
    title: "All actions are behind a single one",
    meets: "The rotor offers one action that opens a menu, so that each deed takes a detour.",
    remedy: "offer what is done often as actions of their own, beside the menu",
    severity: .note,
    criteria: [],
    bad: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityAction(named: "Message actions") {}
      """),
    good: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityAction(named: "Message actions") {}
        .accessibilityAction(named: "Reply") {}
      """))

  private static let umbrellas: Set<String> = [
    "more", "more actions", "more options", "actions", "message actions", "options", "menu",
    "message options", "show menu", "open menu", "show actions", "show options", "context menu",
    "mehr", "aktionen", "optionen", "weitere aktionen", "menü", "plus", "plus d’options",
    "más", "acciones", "opciones", "más opciones", "altro", "azioni", "opzioni", "mais", "ações",
    "opções", "ещё", "действия",
  ]

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.compactMap { element in
      let names = Set(element.element.customActions.map(\.name))
      guard names.count == 1, let name = names.first,
        umbrellas.contains(Words.folded(name).joined(separator: " "))
      else { return nil }
      return AuditProblem(
        element: element.id, "its only action is \(Quotation.of(name)), behind which others are")
    }
  }
}
