import EarshotTree

/// A label that is the name of a picture or of a file.
public enum LabelIsFileName: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "label-is-file-name",
    title: "A label is the name of a picture or file",
    meets: """
      The name by which developers know a picture is read out: “reaction dash add”, “thumbs \
      underscore up”, “photo dot png”.
      """,
    remedy: """
      give it a label that says what it shows or does, such as \
      `.accessibilityLabel("Add reaction")`, or hide it if it only decorates
      """,
    severity: .warning,
    assumption: "a system symbol without a label is called by its own name",
    criteria: [.nonTextContent, .headingsAndLabels],
    bad: .swift(
      """
      Button(action: {}) {
        Image("reaction-add")
      }
      """),
    good: .swift(
      """
      Button(action: {}) {
        Image("reaction-add")
      }
      .accessibilityLabel("Add reaction")
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.compactMap { element in
      guard let label = element.element.label, !element.draws(label) else { return nil }
      return problem(of: label, on: element)
    }
  }

  private static func problem(of label: String, on element: AuditedElement) -> AuditProblem? {
    let subject = element.isControl ? "of what it does" : "of what it shows"
    let shape = WordShape(label)
    if isName(label, ofPictureOf: element) {
      return AuditProblem(
        element: element.id, message(label, "picture", subject),
        confidence: shape == nil ? .likely : .certain)
    }
    if isName(label, ofSymbolOf: element) {
      return AuditProblem(
        element: element.id, message(label, "system symbol", subject),
        severity: shape == nil ? .note : .warning, confidence: .assumed)
    }
    guard let shape, shape.isPictureName, !element.mayHoldWordsOfAPerson else { return nil }
    return AuditProblem(
      element: element.id, message(label, shape == .pictureFile ? "file" : "picture", subject),
      confidence: .likely)
  }

  /// Whether the label is that of an asset; names that read like words serve as labels.
  private static func isName(_ label: String, ofPictureOf element: AuditedElement) -> Bool {
    guard WordShape(label) != nil || label.first?.isUppercase == false else { return false }
    return element.parts.contains { part in
      guard case .asset(let name) = part.kind else { return false }
      return name == label || name.filter { $0 != "." } == label
    }
  }

  private static func isName(_ label: String, ofSymbolOf element: AuditedElement) -> Bool {
    element.parts.contains { $0.kind == .symbol(label) }
  }

  private static func message(_ label: String, _ thing: String, _ subject: String) -> String {
    "heard as \(Quotation.of(label)), which is the name of a \(thing) and not \(subject)"
  }
}
