import EarshotText
import EarshotTree

/// Custom content that has no name, says nothing, or says again what was said.
public enum CustomContentMisuse: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "custom-content-misuse",
    title: "Custom content says nothing new",
    meets: "One turns to the More Content rotor and hears nothing, or what was heard before.",
    remedy: "give each fact a name of its own and a value, and leave out what is said elsewhere",
    severity: .note,
    criteria: [],
    bad: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityCustomContent("Text", "Dinner at eight?")
      """),
    good: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityCustomContent("Sent", "Yesterday")
      """))

  /// More facts than so many that are read at once make every pass over the element long.
  private static let mostReadAtOnce = 3

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.flatMap { element in
      let content = element.element.customContent
      let said = [element.element.label, element.element.value].compactMap(\.self)
      return content.compactMap { problem(of: $0, of: element, beside: said) }
        + sameNames(in: content, of: element) + readAtOnce(content, of: element)
    }
  }

  private static func problem(
    of content: AccessibilityCustomContent, of element: AuditedElement, beside said: [String]
  ) -> AuditProblem? {
    if content.label.isInaudible {
      return AuditProblem(
        element: element.id, "custom content \(Quotation.of(content.value)) has no name",
        severity: .warning)
    }
    let name = Quotation.of(content.label)
    if content.value.isInaudible {
      return AuditProblem(element: element.id, "custom content \(name) has no value")
    }
    guard said.contains(where: { Words.sound($0, like: content.value) }) else { return nil }
    return AuditProblem(
      element: element.id, "custom content \(name) says \(Quotation.of(content.value)) again")
  }

  private static func sameNames(
    in content: [AccessibilityCustomContent], of element: AuditedElement
  ) -> [AuditProblem] {
    Repetitions.of(content.map(\.label)).map { label, count in
      AuditProblem(
        element: element.id,
        "custom content \(Quotation.of(label)) is there \(Repetitions.times(count))")
    }
  }

  private static func readAtOnce(
    _ content: [AccessibilityCustomContent], of element: AuditedElement
  ) -> [AuditProblem] {
    let count = content.count { $0.importance == .high }
    guard count > mostReadAtOnce else { return [] }
    return [
      AuditProblem(
        element: element.id, "\(count) facts of high importance are read each time it is passed",
        remedy: "keep the importance high for what people need every time")
    ]
  }
}
