import EarshotTree

/// A menu that only a finger opens, or buttons behind a swipe over a row.
public enum MenuWithoutAction: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "menu-without-action",
    title: "What a menu or a swipe offers is not offered as an action",
    meets: "A finger that holds a message or swipes over it finds a menu. Whoever listens is told "
      + "of nothing, since no element stands for what is held.",
    remedy: "put `.contextMenu` or `.swipeActions` on what is exposed, or offer the same with "
      + "`.accessibilityAction(named:)`",
    severity: .error,
    confidence: .likely,
    criteria: [.keyboard, .nameRoleValue],
    needs: [.drawing],
    bad: .swift(
      """
      HStack {
        Text("See you at the boathouse")
        Image(systemName: "ellipsis")
          .contextMenu { Button("Reply") { print("reply") } }
          .accessibilityHidden(true)
      }
      """),
    good: .swift(
      """
      HStack {
        Text("See you at the boathouse")
          .accessibilityAction(named: "Reply") { print("reply") }
        Image(systemName: "ellipsis")
          .contextMenu { Button("Reply") { print("reply") } }
          .accessibilityHidden(true)
      }
      """))

  /// The first of those that stand at one place in different rows.
  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    guard !screen.elementsLeftOut else { return [] }
    var seen: Set<[String]> = []
    return screen.partsInReach.compactMap { part in
      let missing = part.offers.filter { !isOffered($0, at: part, on: screen) }
      guard !missing.isEmpty, !part.isScaledToNothing, seen.insert(missing).inserted else {
        return nil
      }
      let verb = missing.count == 1 ? "is" : "are"
      return AuditProblem(
        part: part.id,
        "\(Quotation.list(missing)) \(verb) offered to a finger that holds or swipes "
          + "\(part.words.map(Quotation.of) ?? part.look), and to nobody who listens")
    }
  }

  /// Whether an action or a control is called so: in the same row, or anywhere where there is none.
  private static func isOffered(
    _ name: String, at part: DrawnPart, on screen: AuditedScreen
  ) -> Bool {
    let row = ElementPath(part.id).row
    return screen.elements.contains { element in
      let path = ElementPath(element.id)
      guard row.map({ path.isWithin($0) || $0.isWithin(path) }) ?? true else { return false }
      let controls = element.isControl ? [element.element.label ?? ""] : []
      return (element.element.customActions.map(\.name) + controls)
        .contains { Words.sound($0, like: name) }
    }
  }
}
