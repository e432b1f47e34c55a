import EarshotText
import EarshotTree

/// A value of white space or invisible characters.
public enum ValueWithoutWords: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "value-without-words",
    title: "A value holds nothing that can be heard",
    meets: "A pause is heard after the name, as if something were to follow.",
    remedy: "give no value where there is nothing to say",
    severity: .warning,
    criteria: [.nameRoleValue],
    bad: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityValue(" ")
      """),
    good: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityValue("")
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.filter { $0.writtenValue?.isInaudible == true }.map { element in
      AuditProblem(element: element.id, "has a value of nothing that can be heard")
    }
  }
}
