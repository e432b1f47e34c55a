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
    let deed = group.isActivation ? "activated" : "done"
    return AuditProblem(
      element: group.element, "\(names) \(verb) \(deed), and nothing that is heard tells of it",
      severity: group.isNote ? .note : nil, steps: [group.step])
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

  /// Looks at the steps with one action, and with its like in other rows; nil where it is noticed
  /// or promises nothing, and for an activation that changes nothing at all, which is found by
  /// another rule.
  init?(_ indices: [Int], in exploration: Exploration) {
    let steps = indices.map { exploration.steps[$0].step }
    let isSeen = steps.contains(where: \.isSeen)
    guard !steps.contains(where: { $0.isNoticed(besides: exploration.restless) }),
      let first = steps.first, let index = indices.first, let subject = first.subject,
      isSeen || first.deed.actionName != nil
    else { return nil }
    let name = first.deed.actionName ?? subject.name ?? ""
    let isRepainted = steps.contains(where: \.isRepainted)
    guard Self.isPromise(subject, called: name, isKept: isRepainted) else { return nil }
    element = subject.id
    names = [name]
    isActivation = first.deed.actionName == nil
    step = index
    isNote = SilentDeed.isCopy(name) || !(isSeen || exploration.isAlive)
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

extension AuditDeed {
  /// The name under which something is chosen; empty for an activation, and nil for what else there
  /// is.
  fileprivate var chosenName: String? { actionName ?? (action == .activate ? "" : nil) }
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
      groups[group.element] = known
    }
    return order.compactMap { groups[$0] }
  }
}
