public import EarshotTree

extension ScreenReader {
  /// What is said of the element under the cursor, with the rules that shaped it.
  public var utteranceUnderCursor: Utterance? {
    guard let focus, let element = source.element(focus.element.id) else { return nil }
    return utterance(on: element, in: focus)
  }

  /// What is said of an element where nothing was entered on the way to it.
  func utterance(on element: AccessibilityElement, in place: Focus) -> Utterance {
    composer.focus(on: element, in: context(of: place, entered: [])).spoken(as: settings)
  }

  /// The rules that shaped the element under the cursor, then what is said of it, and then the
  /// stretch of its words to which the rotor came.
  public var rulesUnderCursor: [AccessibilityRule] {
    guard let cursor, let utterance = utteranceUnderCursor else { return [] }
    let rules = rules(shaping: cursor, and: utterance)
    return rules + (rotor.textStand?.rules ?? []).filter { !rules.contains($0) }
  }

  /// The rules by which the cursor came to where it is; none while it is nowhere.
  public var rulesOfArrival: [AccessibilityRule] { focus?.arrival ?? [] }

  /// The rules that shaped an element, and then what is said of it, each once.
  func rules(
    shaping id: AccessibilityElement.ID, and utterance: Utterance
  ) -> [AccessibilityRule] {
    var rules: [AccessibilityRule] = []
    for rule in source.rules(shaping: id) + utterance.rules where !rules.contains(rule) {
      rules.append(rule)
    }
    return rules
  }

  mutating func step(_ direction: Direction) {
    guard let cursor else { return }
    guard let neighbour = neighbour(of: cursor, direction) else { return hear(.sound(.boundary)) }
    moveFocus(to: neighbour, by: ReaderRules.step)
  }

  mutating func moveToEnd(_ element: AccessibilityElement?) {
    if let element { moveFocus(to: element, by: ReaderRules.ends) }
  }

  /// Says the element under the cursor again.
  mutating func sayFocus() {
    guard let focus else { return }
    sayFocus(in: context(of: focus, entered: []), as: .answer)
  }

  /// Puts the cursor on an element, and says it; anew, as somebody who was nowhere before.
  ///
  /// A gesture brings the cursor by a rule that does not shape what is said; what is said because
  /// of rules was brought by them, too.
  mutating func moveFocus(
    to element: AccessibilityElement, anew: Bool = false, by gesture: AccessibilityRule? = nil,
    because reasons: [AccessibilityRule] = [], as standing: QueuedSpeech.Standing = .focus
  ) {
    var destination = Focus(element: element, containers: source.containers(around: element.id))
    destination.arrival = [gesture].compactMap(\.self) + reasons
    let context = context(of: destination, entered: destination.entered(from: anew ? nil : focus))
    if let focus {
      destination.neighbourhood = focus.neighbourhood.moved(from: focus.element.id, to: element.id)
    }
    openers.move(from: focus, to: destination)
    focus = destination
    lostPlaces = []
    source.focusMoved(to: element.id)
    rotor.turn(for: element)
    reading?.stop = element
    sayFocus(in: context, because: reasons, as: standing)
  }

  /// Remembers where to go should the element under the cursor go away.
  mutating func rememberNeighbours() {
    guard let cursor else { return }
    focus?.neighbourhood.update(
      next: source.id(after: cursor), previous: source.id(before: cursor))
  }

  func neighbour(
    of id: AccessibilityElement.ID, _ direction: Direction
  ) -> AccessibilityElement? {
    switch direction {
    case .forward: source.element(after: id)
    case .backward: source.element(before: id)
    }
  }

  private mutating func sayFocus(
    in context: ReadingContext, because reasons: [AccessibilityRule] = [],
    as standing: QueuedSpeech.Standing
  ) {
    guard let focus else { return }
    say(composer.focus(on: focus.element, in: context, because: reasons), as: standing)
  }

  func context(of focus: Focus, entered: [String]) -> ReadingContext {
    let id = focus.element.id
    let position = focus.mayHavePosition ? source.position(of: id) : nil
    return ReadingContext(
      entered: entered, isTab: position.map { $0.context == .tabBar } ?? focus.isTab,
      position: position,
      cell: focus.mayBeCell ? source.tableCell(id) : nil)
  }
}
