import EarshotTree

/// Something that a finger does, and that nobody can do who listens.
public enum UnreachableByReader: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "unreachable-by-reader",
    title: "A finger can do what the screen reader cannot",
    meets:
      "A touch leads somewhere. No element stands for what is touched, and nothing else that is "
      + "offered leads there.",
    remedy: "make it a `Button`, or offer the same as an action by name or as an escape",
    severity: .error,
    confidence: .likely,
    criteria: [.keyboard, .nameRoleValue],
    needs: [.drawing, .behaviour],
    bad: .swift(
      """
      struct Example: View {
        @State private var isOpen = false
        var body: some View {
          Text(isOpen ? "Bring cake, plates and forks" : "Bring cake")
          Image(systemName: "chevron.down").onTapGesture { isOpen.toggle() }
            .accessibilityHidden(true)
        }
      }
      """),
    good: .swift(
      """
      struct Example: View {
        @State private var isOpen = false
        var body: some View {
          Button(isOpen ? "Bring cake, plates and forks" : "Bring cake") { isOpen.toggle() }
          Image(systemName: "chevron.down").onTapGesture { isOpen.toggle() }
            .accessibilityHidden(true)
        }
      }
      """))

  public static func problems(in exploration: Exploration) -> [AuditProblem] {
    // What lies behind a limit is not looked at, and may be all that leads there.
    guard exploration.cuts.isDisjoint(with: [.elements, .rows]) else { return [] }
    let graph = ReaderGraph(of: exploration)
    var order: [DrawnPart.ID] = []
    var touches: [DrawnPart.ID: [Int]] = [:]
    for (index, edge) in exploration.steps.enumerated() {
      guard case .touch(let touch, let part) = edge.step.deed, isPlain(touch), edge.from != edge.to,
        edge.step.isNoticed(besides: exploration.restless),
        !exploration.states[edge.from].isOutOfTouch(part)
      else { continue }
      if touches[part] == nil { order.append(part) }
      touches[part, default: []].append(index)
    }
    return order.compactMap { part in
      let steps = touches[part] ?? []
      guard let first = steps.first, steps.allSatisfy({ graph.isMissed($0) }),
        !hasStandIn(part, in: exploration, at: first)
      else { return nil }
      return AuditProblem(
        part: part,
        "\(name(of: part, in: exploration, at: first)) reacts to "
          + "\(Self.touch(of: exploration.steps[first])), and nothing that is offered to whoever "
          + "listens leads to the same",
        steps: [first])
    }
  }

  /// What is behind something modal may make the same deed lead elsewhere; a control that reacts to
  /// a finger and to the screen reader does the same for both.
  private static func hasStandIn(
    _ part: DrawnPart.ID, in exploration: Exploration, at step: Int
  ) -> Bool {
    let before = exploration.steps[step].step.before
    let elements = before.drawn?.parts.first { $0.id == part }?.elements ?? []
    return exploration.steps.contains { edge in
      guard edge.from != edge.to, !edge.step.deed.takesFinger else { return false }
      return edge.step.deed.subject.map(elements.contains) ?? false
    }
  }

  /// Rows that are swiped and menus show what only a finger sees, and offer the same by name.
  private static func isPlain(_ touch: DrawnPart.Touch) -> Bool {
    touch == .tap || touch == .touchAndHold
  }

  private static func touch(of edge: Exploration.Edge) -> String {
    if case .touch(.touchAndHold, on: _) = edge.step.deed { "a long press" } else { "a tap" }
  }

  private static func name(
    of part: DrawnPart.ID, in exploration: Exploration, at step: Int
  ) -> String {
    let parts = exploration.steps[step].step.before.drawn?.parts ?? []
    guard let part = parts.first(where: { $0.id == part }) else { return "something" }
    return part.words.map(Quotation.of) ?? part.look
  }
}
