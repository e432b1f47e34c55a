package import EarshotTree

/// How a screen is made worse: what is altered of what it exposes, does and tells.
package struct Alteration: Sendable {
  /// What is exposed in the place of the elements of the screen, in reading order.
  package var expose: @Sendable ([AccessibilityElement]) -> [AccessibilityElement] = { $0 }

  /// The identity under which an element is exposed.
  package var identify: @Sendable (AccessibilityElement) -> AccessibilityElement.ID = { $0.id }

  /// Whether each element stays as it was when it was first exposed.
  package var isStale = false

  /// What an action on an element does.
  package var act:
    @MainActor @Sendable (AlteredSource, AccessibilityAction, AccessibilityElement) ->
      AccessibilityActionOutcome = { source, action, element in
        source.performUnaltered(action, on: element.id)
      }

  /// What is told of an element that has come.
  ///
  /// Of rows that nobody has read a screen tells nothing; whoever wants to know has to look.
  package var greet: (@Sendable (AccessibilityElement) -> [AccessibilityChange])?

  /// What is told in the place of a change.
  package var tell: @Sendable (AccessibilityChange) -> [AccessibilityChange] = { [$0] }

  /// Alters nothing.
  package init() {}
}

extension Alteration {
  /// Exposes other elements.
  package static func exposing(
    _ expose: @escaping @Sendable ([AccessibilityElement]) -> [AccessibilityElement]
  ) -> Self {
    var alteration = Self()
    alteration.expose = expose
    return alteration
  }

  /// Changes each element to which a condition applies.
  package static func changing(
    _ isMeant: @escaping @Sendable (AccessibilityElement) -> Bool,
    _ change: @escaping @Sendable (inout AccessibilityElement) -> Void
  ) -> Self {
    exposing { elements in
      elements.map { element in
        var element = element
        if isMeant(element) { change(&element) }
        return element
      }
    }
  }

  /// Does something else than the screen when an action is performed.
  package static func acting(
    _ act:
      @escaping @MainActor @Sendable (
        AlteredSource, AccessibilityAction, AccessibilityElement
      ) -> AccessibilityActionOutcome
  ) -> Self {
    var alteration = Self()
    alteration.act = act
    return alteration
  }

  /// Tells something of each element that comes.
  package static func greeting(
    _ greet: @escaping @Sendable (AccessibilityElement) -> [AccessibilityChange]
  ) -> Self {
    var alteration = Self()
    alteration.greet = greet
    return alteration
  }

  /// Tells other changes.
  package static func telling(
    _ tell: @escaping @Sendable (AccessibilityChange) -> [AccessibilityChange]
  ) -> Self {
    var alteration = Self()
    alteration.tell = tell
    return alteration
  }

  /// Names elements by what is said of them, so that they are others when that changes.
  package static func identifying(
    _ identify: @escaping @Sendable (AccessibilityElement) -> AccessibilityElement.ID
  ) -> Self {
    var alteration = Self()
    alteration.identify = identify
    return alteration
  }

  /// Never exposes what became of an element.
  package static var stale: Self {
    var alteration = Self()
    alteration.isStale = true
    return alteration
  }
}
