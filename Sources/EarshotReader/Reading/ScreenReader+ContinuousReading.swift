import EarshotTree

/// Reading stop by stop while time passes.
extension ScreenReader {
  /// No more stops with nothing to be heard follow each other at one moment.
  private static let stopsAtOnce = 100_000

  mutating func beginReadingAll() {
    guard let first = source.firstElement() else { return }
    beginReading(because: ReaderRules.readAll)
    moveFocus(
      to: first, anew: true,
      because: [ReaderRules.readAll, ReaderRules.readAllEnters, ReaderRules.readingInTime])
  }

  mutating func beginReadingFromHere() {
    guard let here = element(cursor) else { return }
    beginReading(because: ReaderRules.readFromHere)
    moveFocus(to: here, because: [ReaderRules.readFromHere, ReaderRules.readingInTime])
  }

  /// Reads the next stop when the one before was said to its end.
  mutating func goOnReading(hearing: (Heard) -> Void) {
    if let rest = takeInterruptedStop() { sayRest(rest) }
    for _ in 0..<Self.stopsAtOnce {
      guard let rule = reading?.rule, timeline?.tellsOfCursor == false else { return }
      guard let next = cursor.flatMap({ source.element(after: $0) }) else {
        reading = nil
        return
      }
      moveFocus(to: next, because: [rule, ReaderRules.readingInTime], as: .reading)
      hearWhatHappened()
      takeNoteOfTimeline()
      report(to: hearing)
    }
    reading = nil
    hear(.note(.waitCutShort(moments: Self.stopsAtOnce)))
  }

  /// Reads what a reading has not come to, now that time has passed.
  mutating func readRest(hearing: (Heard) -> Void) {
    guard let rule = reading?.rule else { return }
    reading = nil
    read(from: cursor.flatMap { source.element(after: $0) }, because: rule, hearing: hearing)
  }

  /// What is left of the stop that something urgent cut off.
  mutating func takeInterruptedStop() -> QueuedSpeech? {
    guard let rest = timeline?.takeInterrupted(), let stop = reading?.stop,
      rest.utterance.element == stop.id
    else { return nil }
    return rest
  }

  /// Says what is left of something, if the cursor is still there; a stop that became another is
  /// read anew.
  mutating func sayRest(_ rest: QueuedSpeech) {
    guard rest.isOfCursor || rest.standing == .change else { return goOn(with: rest) }
    guard let focus, rest.utterance.element == focus.element.id else { return }
    guard rest.isOfCursor, let stop = reading?.stop, stop != focus.element else {
      return goOn(with: rest)
    }
    moveFocus(to: focus.element, because: [ReaderRules.readingAnew], as: .reading)
  }

  private mutating func goOn(with rest: QueuedSpeech) {
    guard timeline == nil else {
      timeline?.resume(rest, at: source.clock.now)
      return
    }
    takeNote(of: rest.heardInFull)
    if let fate = rest.fate(.spoken) { log.append(fate) }
  }

  private mutating func beginReading(because rule: AccessibilityRule) {
    reading = ContinuousReading(rule: rule)
    _ = timeline?.takeInterrupted()
    hasEndedSpeech = false
  }
}
