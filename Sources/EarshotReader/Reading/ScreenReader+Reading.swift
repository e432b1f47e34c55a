import EarshotTree

extension ScreenReader {
  /// Reads from the first element to the last, holding one at a time.
  mutating func readAll(hearing: (Heard) -> Void) {
    var reasons = [ReaderRules.readAll, ReaderRules.readAllEnters]
    source.forEachElement { element in
      moveFocus(to: element, anew: reasons.count > 1, because: reasons)
      reasons = [ReaderRules.readAll]
      report(to: hearing)
    }
  }

  /// Reads from the element under the cursor to the last.
  mutating func readFromHere(hearing: (Heard) -> Void) {
    var upcoming = cursor.flatMap { source.element($0) }
    while let element = upcoming {
      moveFocus(to: element, because: [ReaderRules.readFromHere])
      report(to: hearing)
      upcoming = source.element(after: element.id)
    }
  }
}
