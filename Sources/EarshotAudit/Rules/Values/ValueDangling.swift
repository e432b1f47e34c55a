import EarshotTree

/// A value that breaks off before what it was to tell.
public enum ValueDangling: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "value-dangling",
    title: "A value breaks off",
    meets: "“Reacted with” is heard, and then nothing.",
    remedy: "leave the value out where there is nothing to put into it",
    severity: .warning,
    criteria: [.nameRoleValue],
    bad: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityValue("Reacted with")
      """),
    good: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityValue("Reacted with ❤️")
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.flatMap { element in
      let texts = element.texts.filter { [.value, .contentValue].contains($0.role) }
      let language = element.language(on: screen)
      return texts.filter { DanglingEnd.breaksOff($0.text, language: language) }
        .map { AuditProblem(element: element.id, "\($0.heard), and what should follow is missing") }
    }
  }
}
