import EarshotTree

extension ResolvedElement {
  /// Runs the code for an action, if there is any.
  @MainActor
  func perform(_ action: AccessibilityAction) -> AccessibilityActionOutcome {
    guard !traits.contains(.notEnabled) || action == .escape else { return .refused(.disabled) }
    switch action {
    case .activate: return activate()
    case .touchAndHold: return touch(longPress)
    case .custom(let action): return perform(action)
    case .escape: return run(escape)
    case .magicTap: return run(magicTap)
    case .increment: return run(adjustment.map { adjust in { adjust(.increment) } })
    case .decrement: return run(adjustment.map { adjust in { adjust(.decrement) } })
    case .setText(let text): return run(textEntry.map { enter in { enter(text) } })
    }
  }

  @MainActor
  private func activate() -> AccessibilityActionOutcome {
    guard let activation else { return touch(tap) }
    activation()
    return .performed
  }

  @MainActor
  private func perform(_ action: AccessibilityCustomAction) -> AccessibilityActionOutcome {
    let named = offeredActions.filter { $0.name == action.name }
    guard named.indices.contains(action.occurrence) else { return .refused(.notOffered) }
    named[action.occurrence].handler()
    return .performed
  }

  /// Passes a touch through to a gesture, if touches reach the element.
  @MainActor
  private func touch(_ gesture: (() -> Void)?) -> AccessibilityActionOutcome {
    guard gesture == nil || acceptsTouches else { return .refused(.touchesIgnored) }
    return run(gesture)
  }

  @MainActor
  private func run(_ handler: (() -> Void)?) -> AccessibilityActionOutcome {
    guard let handler else { return .refused(.noAction) }
    handler()
    return .performed
  }
}
