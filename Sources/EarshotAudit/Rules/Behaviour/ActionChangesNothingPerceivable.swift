import EarshotTree

/// Something that is done, and of which nothing that is heard tells.
public enum ActionChangesNothingPerceivable: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "action-changes-nothing-perceivable",
    title: "Nothing that is heard tells that something was done",
    meets: "Whoever looks sees something move or change, or trusts that it was done. Whoever "
      + "listens hears silence.",
    remedy: "change a value or a label with it, or post an announcement",
    severity: .warning,
    confidence: .assumed,
    assumption: "the screen is opened with what its actions do in the app, and not as a preview is "
      + "with closures that do nothing; where nothing that is done changes anything, it is a note",
    criteria: [.statusMessages],
    needs: [.behaviour],
    bad: .swift(
      """
      struct Example: View {
        @State private var isPlanned = false
        var body: some View {
          Button { isPlanned.toggle() } label: {
            Image(systemName: isPlanned ? "bell.fill" : "bell")
          }
          .accessibilityLabel("Remind me")
        }
      }
      """),
    good: .swift(
      """
      struct Example: View {
        @State private var isPlanned = false
        var body: some View {
          Button { isPlanned.toggle() } label: {
            Image(systemName: isPlanned ? "bell.fill" : "bell")
          }
          .accessibilityLabel("Remind me")
          .accessibilityAddTraits(isPlanned ? .isSelected : [])
        }
      }
      """))

  public static func problems(in exploration: Exploration) -> [AuditProblem] {
    PerformedSteps(of: exploration, groupedBy: \.chosenName).groups
      .compactMap { SilentGroup($0, in: exploration) }.mergedByElement.map(problem)
  }

  private static func problem(with group: SilentGroup) -> AuditProblem {
    let names = group.names.allSatisfy(\.isEmpty) ? "it" : Quotation.list(group.names)
    let verb = group.names.count == 1 ? "is" : "are"
    let deed = "\(names) \(verb) \(group.isActivation ? "activated" : "done")"
    guard let rewriting = group.rewriting else {
      return AuditProblem(
        element: group.element, "\(deed), and nothing that is heard tells of it",
        severity: group.isNote ? .note : nil, steps: [group.step])
    }
    return AuditProblem(
      element: group.element,
      "\(deed), what is drawn changes, and nothing of it is heard: \(rewriting.text)",
      remedy: "say what changes in `.accessibilityValue(…)` of the element that stands for it, or "
        + "post an announcement", severity: group.isNote ? .note : nil, steps: [group.step])
  }
}

/// Deeds with one element that are noticed in no state.
private struct SilentGroup {
  let element: AccessibilityElement.ID
  var names: [String]
  /// Whether nothing but a double tap is meant.
  var isActivation: Bool
  let step: Int
  var isNote: Bool
  /// The words that are drawn and become others; nil where none do.
  var rewriting: DrawnRewriting?

  /// Looks at the steps with one action, and with its like in other rows; nil where it is noticed
  /// or promises nothing, and for an activation that changes nothing at all, which is found by
  /// another rule.
  init?(_ indices: [Int], in exploration: Exploration) {
    let steps = indices.map { exploration.steps[$0].step }
    let isSeen = steps.contains(where: \.isSeen)
    guard !steps.contains(where: { $0.isNoticed(besides: exploration.restless) }),
      let first = steps.first, let index = indices.first, let subject = first.subject
    else { return nil }
    let rewriting = steps.lazy.compactMap(DrawnRewriting.init).first
    guard isSeen || rewriting != nil || first.deed.actionName != nil else { return nil }
    let name = first.deed.actionName ?? subject.name ?? ""
    let isKept = rewriting != nil || steps.contains(where: \.isRepainted)
    guard Self.isPromise(subject, called: name, isKept: isKept) else { return nil }
    element = subject.id
    names = [name]
    isActivation = first.deed.actionName == nil
    step = index
    isNote =
      SilentDeed.isCopy(name) || !(isSeen || rewriting != nil || exploration.isAlive)
    self.rewriting = rewriting
  }

  /// Whether an effect has to be heard; what need not change anything has to be once it does.
  private static func isPromise(
    _ element: AuditedElement, called name: String, isKept: Bool
  ) -> Bool {
    let others: AccessibilityTraits = [
      .link, .playsSound, .startsMediaSession, .allowsDirectInteraction, .keyboardKey, .isEditing,
    ]
    return element.element.traits.isDisjoint(with: others)
      && (!SilentDeed.isElsewhere(name) || isKept && SilentDeed.isHere(name))
  }
}

extension [SilentGroup] {
  /// One for each element, with all the names.
  fileprivate var mergedByElement: [SilentGroup] {
    var order: [AccessibilityElement.ID] = []
    var groups: [AccessibilityElement.ID: SilentGroup] = [:]
    for group in self {
      guard var known = groups[group.element] else {
        order.append(group.element)
        groups[group.element] = group
        continue
      }
      known.names += group.names
      known.isActivation = known.isActivation && group.isActivation
      known.isNote = known.isNote && group.isNote
      known.rewriting = known.rewriting ?? group.rewriting
      groups[group.element] = known
    }
    return order.compactMap { groups[$0] }
  }
}
