import EarshotTree

/// A screen as it stood for a while after something was done, and no longer once everything had come
/// to rest.
public struct BriefScreen: Hashable, Sendable {
  /// What was exposed and drawn.
  public let screen: AuditedScreen
  /// How long it stood so, on the clock of the screen.
  public let duration: Duration

  /// Tells of a moment.
  public init(_ screen: AuditedScreen, lasting duration: Duration) {
    self.screen = screen
    self.duration = duration
  }
}

extension AuditedStep {
  /// Whether something was exposed for a while that is not exposed any more, or that is again what
  /// it was.
  var showsSomethingBriefly: Bool {
    changes.contains { change in
      switch change {
      case .inserted(let id): before[id] == nil && after[id] == nil
      case .updated(let id): before[id]?.element == after[id]?.element && before[id] != nil
      case .removed, .posted, .haptic, .motion, .fault, .unanswered: false
      }
    }
  }

  /// The elements that were exposed for a while only, or with words that they had for a while only,
  /// in the order in which they showed, each with how long it did.
  var briefElements: [(element: AuditedElement, duration: Duration)] {
    var order: [BriefWords] = []
    var found: [BriefWords: (element: AuditedElement, duration: Duration)] = [:]
    for moment in moments {
      for element in moment.screen.elements where isBrief(element) {
        let words = BriefWords(element: element)
        if found[words] == nil { order.append(words) }
        found[words, default: (element, .zero)].duration += moment.duration
      }
    }
    return order.compactMap { found[$0] }
  }

  /// What goes on to become something else is no message.
  private func isBrief(_ element: AuditedElement) -> Bool {
    let (former, latter) = (before[element.id]?.element, after[element.id]?.element)
    return former == latter && former != element.element
  }
}

/// What is heard of an element.
private struct BriefWords: Hashable {
  let id: String
  let label: String?
  let value: String?

  init(element: AuditedElement) {
    id = element.id.rawValue
    label = element.element.label
    value = element.element.value
  }
}
