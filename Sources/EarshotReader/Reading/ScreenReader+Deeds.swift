package import EarshotTree

/// What somebody does who tries everything that can be done, without a line for each gesture.
extension ScreenReader {
  /// Puts the cursor on an element as if somebody had walked there, and says whether it stayed.
  ///
  /// The app hears of it, and what it does then has happened when this returns.
  package mutating func walk(to id: AccessibilityElement.ID) -> Bool {
    guard cursor != id else { return true }
    guard let element = source.element(id) else { return false }
    _ = takeStep { reader in
      reader.moveFocus(to: element, by: ReaderRules.step)
      reader.hearWhatHappened()
    }
    return cursor == id
  }

  /// Does something with the element under the cursor, and yields what was heard.
  package mutating func attempt(
    _ action: AccessibilityAction
  ) -> (outcome: AccessibilityActionOutcome, heard: [Heard]) {
    var outcome = AccessibilityActionOutcome.refused(.elementGone)
    let heard = takeStep(because: .command(ReaderCommand(for: action))) { reader in
      outcome = reader.carryOut(action)
      reader.hearWhatHappened()
    }
    return (outcome, heard)
  }

  /// Does something that is not the screen reader's doing, and yields what is heard of it.
  package mutating func witness(
    _ deed: () -> AccessibilityActionOutcome
  ) -> (outcome: AccessibilityActionOutcome, heard: [Heard]) {
    let outcome = deed()
    return (outcome, takeStep { $0.hearWhatHappened() })
  }

  /// Forgets what was heard and announced so far.
  package mutating func forgetLog() { log = SpeechLog(limit: log.limit) }

  private mutating func carryOut(_ action: AccessibilityAction) -> AccessibilityActionOutcome {
    switch action {
    case .activate, .touchAndHold, .custom, .increment, .decrement: performAction(action)
    case .setText(let text): replaceText(with: text)
    case .escape, .magicTap: performClimbing(action)
    case .scroll(let direction): scroll(direction)
    }
  }
}

extension ReaderCommand {
  /// The command that comes nearest to an action.
  fileprivate init(for action: AccessibilityAction) {
    switch action {
    case .activate: self = .activate
    case .touchAndHold: self = .hold
    case .custom(let custom): self = .act(custom.name)
    case .increment: self = .up
    case .decrement: self = .down
    case .setText(let text): self = .type(text)
    case .escape: self = .escape
    case .magicTap: self = .magicTap
    case .scroll(let direction): self = .scroll(direction)
    }
  }
}
