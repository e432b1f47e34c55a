import EarshotTree

/// What assistive technology was told lately.
///
/// The actions of an element may come from views that are evaluated only for the telling. They are
/// kept for the elements that were told last, so that a change of what they read is a change of the
/// element; an element that was told longer ago is told afresh when somebody asks again.
@MainActor
final class ToldElements {
  /// The latest telling of one element.
  private struct Telling {
    /// The number that the element remembers of it.
    let number: Int
    /// What was evaluated for it; not kept when its views leave.
    let evaluated: [WeakActions]
    /// When somebody last asked; the larger, the later.
    var lastUse: Int
  }

  private struct WeakActions {
    weak var actions: (any ActionsOnDemand)?
  }

  /// How many elements are kept at least: several screens full.
  private static let limit = 64

  private var tellings: [AccessibilityElement.ID: Telling] = [:]
  private var uses = 0
  private let graph: ViewGraph

  init(in graph: ViewGraph) { self.graph = graph }

  /// What assistive technology is told of an element.
  func tell(_ element: ResolvedElement) -> AccessibilityElement {
    uses += 1
    guard !holds(element) else {
      tellings[element.id]?.lastUse = uses
      return element.published
    }
    element.makeActionsToTell(inTelling: uses)
    let evaluated = graph.takeEvaluatedActions().map(WeakActions.init)
    tellings[element.id] = Telling(number: uses, evaluated: evaluated, lastUse: uses)
    if tellings.count > 2 * Self.limit { forgetOlderHalf() }
    return element.published
  }

  /// Whether assistive technology would now be told something else.
  ///
  /// Actions are compared last, and only where somebody asked for them lately.
  func isTold(_ element: ResolvedElement, otherwiseThan former: ResolvedElement) -> Bool {
    guard !element.isDescribed(otherwiseThan: former) else { return true }
    guard holds(former) else { return false }
    return tell(element) != former.published
  }

  /// Whether the latest telling was of this very element, and what it told still holds.
  private func holds(_ element: ResolvedElement) -> Bool {
    element.telling > 0 && tellings[element.id]?.number == element.telling
  }

  private func forgetOlderHalf() {
    let uses = tellings.values.map(\.lastUse).sorted()
    let firstKept = uses[uses.count - Self.limit]
    for (id, telling) in tellings where telling.lastUse < firstKept {
      tellings[id] = nil
      for evaluated in telling.evaluated { evaluated.actions?.letGo() }
    }
  }
}

/// Something that evaluates views for the actions of an element.
@MainActor
protocol ActionsOnDemand: AnyObject {
  /// Forgets what was evaluated, until somebody asks again.
  func letGo()
}
