import EarshotTree

/// A label that was written for a program.
public enum LabelIsIdentifier: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "label-is-identifier",
    title: "A label is an identifier of the code",
    meets: "A name from the code or a number from the database is read out, sign by sign.",
    remedy: "give it a label in words, and put what tests need into `accessibilityIdentifier`",
    severity: .warning,
    confidence: .likely,
    criteria: [.headingsAndLabels],
    bad: .swift(
      """
      Button(action: {}) {
        Circle()
      }
      .accessibilityLabel("recordButton")
      """),
    good: .swift(
      """
      Button(action: {}) {
        Circle()
      }
      .accessibilityLabel("Record")
      .accessibilityIdentifier("recordButton")
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.compactMap { element in
      guard let label = element.element.label, !element.draws(label) else { return nil }
      return message(label, on: element).map { AuditProblem(element: element.id, $0) }
    }
  }

  private static func message(_ label: String, on element: AuditedElement) -> String? {
    switch WordShape(label) {
    case .camelCase?, .typeName?:
      guard !element.mayHoldWordsOfAPerson else { return nil }
      return "heard as \(Quotation.of(label)), a name from the code"
    case .hash?: return "heard as \(Quotation.of(label)), a number that says nothing to a person"
    default:
      return uniqueNumber(in: label).map {
        "\(Quotation.of($0)) is read out, a number that says nothing to a person"
      }
    }
  }

  private static func uniqueNumber(in label: String) -> String? {
    label.split { $0.isWhitespace || $0 == "," }
      .first { WordShape($0) == .uniqueNumber }.map(String.init)
  }
}
