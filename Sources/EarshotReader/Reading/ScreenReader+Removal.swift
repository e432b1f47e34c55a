import EarshotTree

/// Where the cursor goes when the element under it went away.
extension ScreenReader {
  func placeAfterRemoval(of focus: Focus) -> (AccessibilityElement, AccessibilityRule)? {
    if let neighbour = neighbour(leftOf: focus) { return (neighbour, ReaderRules.removed) }
    guard let first = source.firstElement() else { return nil }
    return place(fromWhichOpened: focus, whenFirstIs: first) ?? (first, ReaderRules.removed)
  }

  /// The nearest neighbour that is left, the next before the previous.
  ///
  /// Where both are gone, what follows the nearest that is left before them is what comes next.
  private func neighbour(leftOf focus: Focus) -> AccessibilityElement? {
    let (after, before) = (focus.neighbourhood.after, focus.neighbourhood.before)
    if let neighbour = element(after.first) ?? element(before.first) { return neighbour }
    if let next = after.lazy.compactMap({ element($0) }).first { return next }
    guard let previous = before.lazy.compactMap({ element($0) }).first else { return nil }
    return source.element(after: previous.id) ?? previous
  }

  /// The opener of what closed, or its neighbour; nil where nothing closed.
  private func place(
    fromWhichOpened focus: Focus, whenFirstIs first: AccessibilityElement
  ) -> (AccessibilityElement, AccessibilityRule)? {
    let open = Set(source.containers(around: first.id).map(\.id))
    for (modal, origin) in openers.origins(of: focus) where !open.contains(modal) {
      if let opener = element(origin.element.id) { return (opener, ReaderRules.openerAgain) }
      if let neighbour = neighbour(leftOf: origin) { return (neighbour, ReaderRules.openerGone) }
    }
    return nil
  }
}
