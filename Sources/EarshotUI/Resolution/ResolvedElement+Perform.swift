import EarshotTree

extension ResolvedElement {
  /// Runs the code for an action, if there is any.
  @MainActor
  func perform(_ action: AccessibilityAction) -> AccessibilityActionOutcome {
    guard !traits.contains(.notEnabled) || action.isAboutTheScreen else {
      return .refused(.disabled)
    }
    switch action {
    case .activate: return activate()
    case .touchAndHold: return hold()
    case .custom(let action): return perform(action)
    case .escape: return run(escape)
    case .magicTap: return run(magicTap)
    case .scroll(let direction): return scroll(direction)
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
  private func scroll(_ direction: AccessibilityScrollDirection) -> AccessibilityActionOutcome {
    let edge: Edge =
      switch direction {
      case .up: .top
      case .down: .bottom
      case .left: .leading
      case .right: .trailing
      }
    return run(rarities?.scroll.map { scroll in { scroll(edge) } })
  }

  @MainActor
  private func hold() -> AccessibilityActionOutcome {
    guard longPress == nil, let showMenu = rarities?.showMenu else { return touch(longPress) }
    return run(showMenu)
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

extension AccessibilityAction {
  /// Whether the action is meant for what is around an element as much as for the element itself,
  /// so that it works even where the element is dimmed.
  fileprivate var isAboutTheScreen: Bool {
    switch self {
    case .escape, .magicTap, .scroll: true
    default: false
    }
  }
}
