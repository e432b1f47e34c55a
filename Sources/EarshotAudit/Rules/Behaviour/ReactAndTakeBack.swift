import EarshotTree

/// Something that was done and taken back, and leaves a trace.
public enum ReactAndTakeBack: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "react-and-take-back",
    title: "Taking it back does not restore what was",
    meets: "A reaction was given and removed, and the message is not heard as it was before.",
    remedy: "make value and actions from the state, with no value where there is no reaction",
    severity: .warning,
    confidence: .likely,
    needs: [.behaviour],
    languages: ["en"],
    bad: .swift(
      """
      struct Example: View {
        @State private var isLoved = false
        @State private var value = ""
        var body: some View {
          Text("See you at the boathouse").accessibilityValue(value)
            .accessibilityAction(named: isLoved ? "Remove ❤️" : "React with ❤️") {
              isLoved.toggle()
              value = isLoved ? "Reacted with ❤️" : "no reactions left"
            }
        }
      }
      """),
    good: .swift(
      """
      struct Example: View {
        @State private var isLoved = false
        var body: some View {
          Text("See you at the boathouse")
            .accessibilityValue(isLoved ? "Reacted with ❤️" : "")
            .accessibilityAction(named: isLoved ? "Remove ❤️" : "React with ❤️") {
              isLoved.toggle()
            }
        }
      }
      """))

  public static func problems(in exploration: Exploration) -> [AuditProblem] {
    let steps = exploration.steps
    let back = Dictionary(grouping: steps.indices.filter { steps[$0].step.isPerformed }) {
      steps[$0].from
    }
    return steps.indices.flatMap { index in
      (back[steps[index].to] ?? []).compactMap { next in
        problem(doing: index, then: next, in: exploration)
      }
    }
  }

  private static func problem(
    doing first: Int, then second: Int, in exploration: Exploration
  ) -> AuditProblem? {
    let (deed, back) = (exploration.steps[first].step, exploration.steps[second].step)
    if let problem = toggleProblem(deed, back, in: exploration) {
      return AuditProblem(element: deed.deed.subject, problem, steps: [first, second])
    }
    guard deed.isPerformed, deed.deed.subject == back.deed.subject,
      let before = deed.subject?.element, let after = back.subjectAfter?.element,
      takesBack(deed.deed, back.deed, from: before), !after.restores(before, offering: deed.deed)
    else { return nil }
    let (name, other) = (deed.deed.actionName ?? "", back.deed.actionName ?? "")
    return AuditProblem(
      element: before.id,
      "\(Quotation.of(name)) and then \(Quotation.of(other)) do not lead back: it was heard as "
        + "\(Quotation.of(before.words)), and is now \(Quotation.of(after.words))",
      steps: [first, second])
  }

  /// What is left of a toggle that was switched and switched back; nil where it is as it was, or is
  /// none.
  private static func toggleProblem(
    _ deed: AuditedStep, _ back: AuditedStep, in exploration: Exploration
  ) -> String? {
    guard deed.isPerformed, deed.deed.action == .activate, deed.deed == back.deed,
      let before = deed.subject?.element, let during = deed.subjectAfter?.element,
      let after = back.subjectAfter?.element, before.isSwitched != during.isSwitched,
      before.isSwitched == after.isSwitched, !exploration.restless.contains(before.id),
      before.traits.isDisjoint(with: .updatesFrequently), before.words != after.words,
      !deed.switchesOthers, !back.switchesOthers
    else { return nil }
    return "activating it twice does not lead back: it was heard as \(Quotation.of(before.words)), "
      + "and is now \(Quotation.of(after.words))"
  }

  /// A reaction that replaces another one is not restored by its removal.
  private static func takesBack(
    _ deed: AuditDeed, _ back: AuditDeed, from before: AccessibilityElement
  ) -> Bool {
    guard let name = deed.actionName, let other = back.actionName,
      let reversible = ReversibleDeed(name)
    else { return false }
    let names = before.customActions.map(\.name)
    return reversible.isTakenBack(by: other) && reversible.concerns(other)
      && !names.contains(where: reversible.isTakenBack)
  }
}

extension AuditedStep {
  /// Whether something else is on afterwards than before, as where one of several is chosen.
  fileprivate var switchesOthers: Bool {
    before.exposure.contains { element in
      guard element.id != deed.subject, let now = after[element.id]?.element else { return false }
      return element.isSwitched != now.isSwitched
    }
  }
}

extension AccessibilityElement {
  /// Whether the element says that it is on.
  fileprivate var isSwitched: Bool {
    traits.contains(.selected) || traits.contains(.switchButton) && value == "1"
  }

  fileprivate var words: String { [label, value].compactMap(\.self).joined(separator: ", ") }

  /// Whether what is heard is what it was, and the deed is offered again; a bar that closed with it
  /// may have offered more.
  fileprivate func restores(_ before: AccessibilityElement, offering deed: AuditDeed) -> Bool {
    label == before.label && value == before.value
      && traits.contains(.selected) == before.traits.contains(.selected)
      && customActions.contains { $0.name == deed.actionName }
  }
}
