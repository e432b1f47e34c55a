import EarshotText
import EarshotTree

extension ScreenReader {
  /// Lets the source come to rest, then says what that did to the cursor, and what the app says.
  mutating func hearWhatHappened() {
    source.settle()
    let happened = changes.takeAll()
    followCursor(through: happened)
    for change in happened { pass(on: change) }
    rememberNeighbours()
  }

  private mutating func followCursor(through happened: [AccessibilityChange]) {
    let moves = happened.compactMap { move(askedForBy: $0) }
    if let last = moves.last {
      let reasons = moves.count > 1 ? [last.rule, ReaderRules.lastMove] : [last.rule]
      return moveFocus(to: last.destination, because: reasons)
    }
    guard let focus else { return focusFirst() }
    guard let now = source.element(focus.element.id) else { return leaveRemovedElement(focus) }
    sayChange(of: focus, to: now)
  }

  /// Where a notification asks the cursor to go, if that is there.
  private func move(
    askedForBy change: AccessibilityChange
  ) -> (destination: AccessibilityElement, rule: AccessibilityRule)? {
    switch change {
    case .posted(.layoutChanged(let id)):
      element(id).map { ($0, ReaderRules.layoutChanged) }
    case .posted(.screenChanged(let id)):
      (element(id) ?? source.firstElement()).map { ($0, ReaderRules.screenChanged) }
    default: nil
    }
  }

  private mutating func focusFirst() {
    if let lost = lostPlaces.compactMap({ element($0) }).first {
      return moveFocus(to: lost, because: [ReaderRules.foundAgain])
    }
    guard let first = source.firstElement() else { return }
    moveFocus(to: first, because: [ReaderRules.firstFocus])
  }

  private mutating func leaveRemovedElement(_ focus: Focus) {
    guard let (place, rule) = placeAfterRemoval(of: focus) else {
      loseFocus()
      lostPlaces = [focus.element.id] + openersThatGetTheCursor
      return
    }
    moveFocus(to: place, because: [rule])
  }

  func element(_ id: AccessibilityElement.ID?) -> AccessibilityElement? {
    id.flatMap { source.element($0) }
  }

  /// Leaves the cursor nowhere.
  mutating func loseFocus() {
    focus = nil
    source.focusMoved(to: nil)
    rotor.turn(for: nil)
  }

  private mutating func sayChange(of focus: Focus, to now: AccessibilityElement) {
    guard now != focus.element else { return }
    self.focus?.element = now
    rotor.keepUp(with: now)
    let isUnasked = cause == .unsolicited
    if isUnasked, now.traits.contains(.updatesFrequently) { return noteUpdate(of: focus) }
    let change = composer.change(
      from: focus.element, to: now, isTab: focus.isTab,
      because: isUnasked ? [ReaderRules.changed, ReaderRules.changeUnasked] : [ReaderRules.changed])
    if let change, !change.segments.isEmpty { speak(change, as: .change) }
  }

  /// Tells of what happened besides the cursor's own element.
  mutating func pass(on change: AccessibilityChange) {
    switch change {
    case .posted(.announcement(let words, let priority)): announce(words, priority)
    case .posted(.pageScrolled(let words)): sayPage(words)
    case .haptic(let haptic): hear(.haptic(haptic))
    case .motion(let motion): hear(.motion(motion))
    case .fault(let sentence): hear(.note(.fault(sentence)))
    case .posted, .updated, .inserted, .removed, .unanswered: break
    }
  }
}
