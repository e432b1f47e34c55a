import EarshotTree

/// A control that is called something else than what is written on it.
public enum LabelInName: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "label-in-name",
    title: "What is written on a control is not in its name",
    meets:
      "Somebody who speaks to the device says what is written there, and nothing happens; somebody "
      + "who listens cannot follow what others call it.",
    remedy: "begin the label with the words that are drawn, or add `.accessibilityInputLabels`",
    severity: .warning,
    criteria: [.labelInName],
    needs: [.drawing],
    bad: .swift(
      """
      Button("Unsend") { print("unsent") }
        .accessibilityLabel("Take the message back")
      """),
    good: .swift(
      """
      Button("Unsend") { print("unsent") }
        .accessibilityLabel("Unsend message")
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.compactMap { element in
      guard element.hasActiveRole, !isField(element), let label = element.element.label,
        let drawn = onlyText(of: element)
      else { return nil }
      let names = [label] + element.element.inputLabels
      guard !names.contains(where: { isNamed($0, as: drawn) }) else { return nil }
      return AuditProblem(
        element: element.id,
        "\(Quotation.of(drawn)) is written on it, and its name is \(Quotation.of(label))")
    }
  }

  private static func isField(_ element: AuditedElement) -> Bool {
    !element.element.traits.isDisjoint(with: [.textEntry, .searchField])
  }

  /// Of several texts nobody knows which one somebody would say.
  private static func onlyText(of element: AuditedElement) -> String? {
    let texts = element.parts.compactMap(\.visibleWords)
    guard texts.count == 1 else { return nil }
    return texts.first.flatMap { ComparedWords($0).hasLetters ? $0 : nil }
  }

  /// Whether the letters that are drawn are said one after another; a value may say them as well.
  private static func isNamed(_ name: String, as drawn: String) -> Bool {
    let name = ComparedWords(name)
    return ComparedWords(drawn).words.allSatisfy { word in
      !ComparedWords(word).hasLetters || name.contains(word)
    }
  }
}
