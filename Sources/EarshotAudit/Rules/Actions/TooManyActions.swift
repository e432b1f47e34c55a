import EarshotTree

/// More actions than anybody wants to turn through.
public enum TooManyActions: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "too-many-actions",
    title: "An element offers very many actions",
    meets: "It takes many turns of the rotor to find out what there is, and to reach the last.",
    remedy: "keep what is done often, and lead to the rest by one action, such as “More…”",
    severity: .note,
    criteria: [],
    bad: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityActions {
          ForEach(["❤️", "👍", "👎", "😂", "‼️", "❓", "🎉", "🔥", "🙏"], id: \\.self) { emoji in
            Button("React with \\(emoji)") {}
          }
        }
      """),
    good: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityActions {
          ForEach(["❤️", "👍", "👎", "😂"], id: \\.self) { emoji in
            Button("React with \\(emoji)") {}
          }
        }
      """))

  private static let most = 8

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.compactMap { element in
      let count = Set(element.element.customActions.map(\.name)).count
      guard count > most else { return nil }
      return AuditProblem(element: element.id, "offers \(count) different actions")
    }
  }
}
