import EarshotTree

extension ScreenReader {
  /// Performs an action on the element under the cursor, or on what is around it.
  @discardableResult
  mutating func performClimbing(_ action: AccessibilityAction) -> AccessibilityActionOutcome {
    guard focus != nil else { return .refused(.elementGone) }
    let outcome = outcome(ofClimbing: action)
    switch outcome {
    case .performed: rotor.action = .activate
    case .refused(let refusal): hear(.note(.nothingHappened(refusal)))
    }
    return outcome
  }

  /// Turns a page, and says to where if the app does.
  @discardableResult
  mutating func scroll(_ direction: AccessibilityScrollDirection) -> AccessibilityActionOutcome {
    guard focus != nil else { return .refused(.elementGone) }
    let outcome = outcome(ofClimbing: .scroll(direction))
    switch outcome {
    case .refused(.noAction): hear(.note(.gesture(.scrollUnanswered)))
    case .refused(let refusal): hear(.note(.nothingHappened(refusal)))
    case .performed:
      let start = mentionCount
      hearWhatHappened()
      if mentionCount == start { hear(.note(.gesture(.scrolledUnannounced))) }
    }
    return outcome
  }

  /// Asks the element under the cursor, and then the containers around it, as far as a modal part
  /// of the screen reaches; if none answers, the element's own refusal stands.
  private func outcome(ofClimbing action: AccessibilityAction) -> AccessibilityActionOutcome {
    guard let focus else { return .refused(.elementGone) }
    let own = source.perform(action, on: focus.element.id)
    guard own != .performed else { return .performed }
    for container in focus.containers {
      if source.perform(action, on: container.id) == .performed { return .performed }
      if container.kind == .modal { break }
    }
    return own
  }
}
