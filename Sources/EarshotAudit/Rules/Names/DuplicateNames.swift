import EarshotTree

/// Controls that follow one another and sound the same.
public enum DuplicateNames: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "duplicate-names",
    title: "Controls in a row sound the same",
    meets: "The same words are heard for one control after another, and nothing tells them apart.",
    remedy: "say in each label what it belongs to",
    severity: .warning,
    criteria: [.headingsAndLabels],
    bad: .swift(
      """
      HStack {
        Button("More") {}
        Button("More") {}
      }
      """),
    good: .swift(
      """
      HStack {
        Button("More reactions") {}
        Button("More people") {}
      }
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    runs(of: screen.elements).filter { $0.count > 1 }.compactMap { run in
      guard let first = run.first, let label = first.element.label else { return nil }
      return AuditProblem(
        element: first.id,
        "\(run.count) controls in a row are heard as \(Quotation.of(label)),"
          + " and nothing tells them apart")
    }
  }

  private static func runs(of elements: [AuditedElement]) -> [[AuditedElement]] {
    elements.reduce(into: []) { runs, element in
      if let last = runs.last?.last, sounds(element, like: last) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
  }

  private static func sounds(_ element: AuditedElement, like other: AuditedElement) -> Bool {
    guard element.hasActiveRole,
      element.containers.first == other.containers.first,
      element.containers.first?.placesMembersIn == nil
    else { return false }
    let (first, second) = (element.element, other.element)
    return first.label == second.label && first.value == second.value && first.hint == second.hint
      && first.traits == second.traits && first.customContent == second.customContent
  }
}
