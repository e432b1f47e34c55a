import EarshotTree

extension ScreenReader {
  /// Reads from the first element to the last, holding one at a time.
  mutating func readAll(hearing: (Heard) -> Void) {
    guard timeline == nil else { return beginReadingAll() }
    var reasons = [ReaderRules.readAll, ReaderRules.readAllEnters]
    source.forEachElement { element in
      moveFocus(to: element, anew: reasons.count > 1, because: reasons)
      reasons = [ReaderRules.readAll]
      report(to: hearing)
    }
  }

  /// Reads from the element under the cursor to the last.
  mutating func readFromHere(hearing: (Heard) -> Void) {
    guard timeline == nil else { return beginReadingFromHere() }
    read(from: element(cursor), because: ReaderRules.readFromHere, hearing: hearing)
  }

  /// Reads from an element to the last, holding one at a time.
  mutating func read(
    from first: AccessibilityElement?, because rule: AccessibilityRule, hearing: (Heard) -> Void
  ) {
    var upcoming = first
    while let element = upcoming {
      moveFocus(to: element, because: [rule])
      report(to: hearing)
      upcoming = source.element(after: element.id)
    }
  }
}
