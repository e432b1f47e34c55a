import EarshotTree

/// Something that moves although somebody asked for less motion.
public enum MotionDespiteReduceMotion: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "motion-despite-reduce-motion",
    title: "It moves although less motion was asked for",
    meets: "Whoever gets dizzy from motion, and therefore asked for less of it, sees it grow, turn "
      + "or slide all the same.",
    remedy: "fade instead where `\\.accessibilityReduceMotion` says so",
    severity: .warning,
    criteria: [.animationFromInteractions],
    needs: [.reducedMotion],
    bad: .swift(
      """
      struct Example: View {
        @State private var isLarge = false
        var body: some View {
          Button("❤️ reaction") { withAnimation { isLarge.toggle() } }
            .scaleEffect(isLarge ? 1.3 : 1)
            .accessibilityAddTraits(isLarge ? .isSelected : [])
        }
      }
      """),
    good: .swift(
      """
      struct Example: View {
        @State private var isLarge = false
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        var body: some View {
          Button("❤️ reaction") { withAnimation { isLarge.toggle() } }
            .scaleEffect(isLarge && !reduceMotion ? 1.3 : 1)
            .accessibilityAddTraits(isLarge ? .isSelected : [])
        }
      }
      """))

  /// Each movement is told of once, with the first deed that brings it about.
  public static func problems(in exploration: Exploration) -> [AuditProblem] {
    var known: Set<Movement> = []
    return exploration.steps.enumerated().compactMap { index, edge in
      guard edge.step.reducesMotion, !isOutOfTouch(edge.step) else { return nil }
      let moving = edge.step.movements.filter {
        $0.isMovement && known.insert(Movement($0)).inserted
      }
      return moving.isEmpty ? nil : problem(with: moving, by: edge.step.deed, at: index)
    }
  }

  private static func isOutOfTouch(_ step: AuditedStep) -> Bool {
    if case .touch(_, let part) = step.deed { step.before.isOutOfTouch(part) } else { false }
  }

  private static func problem(
    with moving: [MotionEvent], by deed: AuditDeed, at step: Int
  ) -> AuditProblem {
    let moves = moving.map { "\($0.property.rawValue) of \($0.subject)" }.withoutRepeats
    let shown = moves.prefix(mostMoves).joined(separator: ", ")
    let rest = moves.count > mostMoves ? " and \(moves.count - mostMoves) more" : ""
    let message = "it moves although less motion was asked for: \(shown)\(rest)"
    return switch deed {
    case .touch(_, let part): AuditProblem(part: part, message, steps: [step])
    case .perform(_, let element): AuditProblem(element: element, message, steps: [step])
    case .escape: AuditProblem(message, steps: [step])
    }
  }

  /// What makes two movements one: what stands at one place in different rows moves alike.
  private struct Movement: Hashable {
    let subject: String
    let place: ElementPath?
    let property: MotionEvent.Property

    init(_ motion: MotionEvent) {
      place = motion.element.map { ElementPath($0).shape }
      subject = place == nil ? motion.subject : ""
      property = motion.property
    }
  }

  private static let mostMoves = 3
}

extension MotionEvent {
  /// Whether something changes its place, size or turn; what fades or blurs does not.
  fileprivate var isMovement: Bool {
    switch property {
    case .opacity, .blur, .look: false
    case .scale, .horizontalScale, .verticalScale, .rotation, .tilt, .horizontalOffset,
      .verticalOffset, .position:
      from != to && duration > .zero
    }
  }
}

extension Array where Element: Hashable {
  fileprivate var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
