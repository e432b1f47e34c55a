import EarshotTree

/// A screen on which there is nothing.
public enum NothingShown: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "nothing-shown",
    title: "There is nothing on the screen",
    meets: "Nothing is heard, whatever one does, and nothing tells that this is all.",
    remedy: "open it with something to show, such as a preview with messages in it, or say that "
      + "there is nothing yet",
    severity: .warning,
    criteria: [],
    bad: .swift(
      """
      EmptyView()
      """),
    good: .swift(
      """
      Text("No messages yet")
      """))

  /// What can be seen and not be heard is found by other rules.
  public static func problems(in exploration: Exploration) -> [AuditProblem] {
    let screens = exploration.states
    guard screens.allSatisfy(\.elements.isEmpty), !screens.contains(where: \.saysOrTakesTouches)
    else { return [] }
    return [AuditProblem("\(look(of: screens)), so that nothing could be looked at")]
  }

  private static func look(of screens: [AuditedScreen]) -> String {
    let drawn = screens.compactMap(\.drawn)
    guard !drawn.isEmpty else { return "nothing is heard" }
    return drawn.allSatisfy(\.parts.isEmpty)
      ? "nothing is drawn, and nothing is heard"
      : "only pictures and shapes are drawn, and nothing is heard"
  }
}

extension AuditedScreen {
  /// Whether words are drawn, or something that a finger can touch.
  fileprivate var saysOrTakesTouches: Bool {
    drawn?.parts.contains { $0.visibleWords != nil || !$0.touches.isEmpty } ?? false
  }
}
