package import EarshotTree

extension ScreenReader {
  /// Moves the cursor to the next element that is described with the words, around the end.
  mutating func find(_ words: String) {
    guard let cursor else { return }
    switch search(for: words, from: cursor) {
    case .found(let element, let isAround): go(to: element, isAround)
    case .none: hear(.note(.gesture(.notFound(words))))
    case .tooFar: hear(.note(.gesture(.findCutShort(words, elements: Self.searchedElements))))
    }
  }

  /// The element to which a search for words would move the cursor; nil where it would not move.
  package func destination(ofFinding words: String) -> AccessibilityElement.ID? {
    guard let cursor, case .found(let element, _) = search(for: words, from: cursor) else {
      return nil
    }
    return element.id
  }

  private enum WordSearch {
    case found(AccessibilityElement, isAround: Bool)
    /// There is none.
    case none
    /// There is none among as many as are searched at a time.
    case tooFar
  }

  private func search(for words: String, from cursor: AccessibilityElement.ID) -> WordSearch {
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
      if wanted.isPart(of: spoken(element)) { return .found(element, isAround: isAround) }
      if element.id == cursor { return .none }
      id = element.id
    }
    return .tooFar
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
