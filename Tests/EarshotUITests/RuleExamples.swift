@testable import EarshotUI

/// For each rule that an element can tell of, a view whose first element is shaped by it.
@MainActor
enum RuleExamples {
  static let all = [
    views, combine, modifiers, touches, accessibility, containers, presentations, appearance,
    motion,
    focus, controls, search, accepted, charts, words,
  ]
  .reduce(into: [UIRule: AnyView]()) { all, topic in all.merge(topic) { first, _ in first } }

  /// Rules of which the first element of no view can tell; other tests show their effect.
  static let silent: Set<UIRule> = [
    .hidden, .transparent, .containChildren, .list, .tabBar, .modalTrait, .modal, .menuDismissal,
    .sortScope, .defaultFocus, .sheetDismissal,
  ]
}
