import EarshotTree

extension ScreenReader {
  /// Moves the cursor to the next element that is described with the words, around the end.
  mutating func find(_ words: String) {
    guard let cursor else { return }
    let wanted = FoldedText(words)
    var id = cursor
    var isAround = false
    for _ in 0..<Self.searchedElements {
      var candidate = source.element(after: id)
      if candidate == nil, !isAround {
        isAround = true
        candidate = source.firstElement()
      }
      guard let element = candidate else { break }
      if wanted.isPart(of: spoken(element)) { return go(to: element, isAround) }
      if element.id == cursor { return hear(.note(.gesture(.notFound(words)))) }
      id = element.id
    }
    hear(.note(.gesture(.findCutShort(words, elements: Self.searchedElements))))
  }

  private mutating func go(to element: AccessibilityElement, _ isAround: Bool) {
    if isAround { hear(.note(.gesture(.foundFromBeginning))) }
    let reasons = [ReaderRules.found] + (isAround ? [ReaderRules.foundAround] : [])
    moveFocus(to: element, because: reasons)
  }

  private func spoken(_ element: AccessibilityElement) -> String {
    let described = composer.description(of: element, isTab: false)
    return Phrasing.spoken.text(of: Utterance(.focus, about: element, deciding: described))
  }
}
