import EarshotEmoji
import EarshotText
import EarshotTree

/// A label of digits, punctuation, white space or invisible characters only.
public enum LabelWithoutWords: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "label-without-words",
    title: "A label has no words",
    meets: "A mark, a bare number, or nothing at all is heard where a name should be.",
    remedy: "give it a label in words, such as `.accessibilityLabel(\"3 unread messages\")`",
    severity: .warning,
    criteria: [.nonTextContent, .nameRoleValue],
    bad: .swift(
      """
      Button("…") {}
      """),
    good: .swift(
      """
      Button("…") {}
        .accessibilityLabel("More")
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.enumerated().compactMap { place, element in
      guard let label = element.element.label, !saysMore(element) else { return nil }
      if label.isInaudible { return silent(element) }
      guard !isKey(place, of: screen.elements) else { return nil }
      if Words.has(in: label) { return number(label, on: element) }
      return marks(label, on: element, language: element.language(on: screen))
    }
  }

  private static func saysMore(_ element: AuditedElement) -> Bool {
    element.element.value.map { !$0.isInaudible } == true
      || element.element.traits.contains(.keyboardKey)
  }

  private static func silent(_ element: AuditedElement) -> AuditProblem {
    AuditProblem(
      element: element.id, "its label holds nothing that can be heard",
      remedy: "give it a label in words, or hide it if it says nothing", severity: .error)
  }

  private static func number(_ label: String, on element: AuditedElement) -> AuditProblem? {
    guard element.hasActiveRole, label.allSatisfy({ $0.isNumber || $0.isWhitespace }) else {
      return nil
    }
    return AuditProblem(
      element: element.id, "heard as \(Quotation.of(label)), a number that does not say of what")
  }

  private static func marks(
    _ label: String, on element: AuditedElement, language: String
  ) -> AuditProblem? {
    let names = EmojiNames(language: language)
    guard !label.contains(where: { names.words(for: $0) != nil }) else { return nil }
    if element.hasActiveRole || element.element.traits.contains(.image) {
      return AuditProblem(
        element: element.id, "heard as \(Quotation.of(label)), a mark that says nothing about it")
    }
    guard separators.contains(label.trimmingWhiteSpace()) else { return nil }
    return AuditProblem(
      element: element.id, "the cursor stops at \(Quotation.of(label)), which only separates",
      remedy: "hide it with `.accessibilityHidden(true)`", severity: .note)
  }

  private static let separators: Set<String> = ["·", "•", "|", "—", "–", "/", "-"]

  /// Whether the element is one of several in a row that count up, as keys and days do.
  private static func isKey(_ place: Int, of elements: [AuditedElement]) -> Bool {
    let before = elements[..<place].reversed().prefix(while: isKey).reversed()
    let numbers = (before + elements[place...].prefix(while: isKey)).compactMap {
      $0.element.label.flatMap { Int($0) }
    }
    return zip(zip(numbers, numbers.dropFirst()), numbers.dropFirst(2)).contains {
      $0.1 == $0.0 + 1 && $1 == $0.1 + 1
    }
  }

  private static func isKey(_ element: AuditedElement) -> Bool {
    element.element.label.map { Int($0) != nil || ["*", "#", "+"].contains($0) } == true
  }
}
