import EarshotTree

/// Where the cursor goes when the element under it went away.
extension ScreenReader {
  func placeAfterRemoval(of focus: Focus) -> (AccessibilityElement, AccessibilityRule)? {
    if let neighbour = neighbour(leftOf: focus, within: focus.modals.first) {
      return (neighbour, ReaderRules.removed)
    }
    guard let first = source.firstElement() else { return nil }
    if let place = placeAfterClosing(whenFirstIs: first) { return place }
    if let neighbour = neighbour(leftOf: focus) { return (neighbour, ReaderRules.removed) }
    return (first, rule(forGoingTo: first, from: focus))
  }

  /// The openers of what is modal around the cursor, the latest first.
  var openersThatGetTheCursor: [AccessibilityElement.ID] {
    openers.latestFirst.prefix { settings.returnsToOpener(of: $0.modal) }
      .compactMap(\.origin?.element.id)
  }

  /// The nearest neighbour that is left, the next before the previous.
  ///
  /// Where both are gone, what follows the nearest that is left before them is what comes next.
  private func neighbour(
    leftOf focus: Focus, within modal: AccessibilityContainer? = nil
  ) -> AccessibilityElement? {
    let there = { (id: AccessibilityElement.ID?) in
      element(id).flatMap { isElement($0, in: modal) ? $0 : nil }
    }
    let (after, before) = (focus.neighbourhood.after, focus.neighbourhood.before)
    if let neighbour = there(after.first) ?? there(before.first) { return neighbour }
    if let next = after.lazy.compactMap({ there($0) }).first { return next }
    guard let previous = before.lazy.compactMap({ there($0) }).first else { return nil }
    return there(source.element(after: previous.id)?.id) ?? previous
  }

  private func isElement(
    _ element: AccessibilityElement, in modal: AccessibilityContainer?
  ) -> Bool {
    guard let modal else { return true }
    return source.containers(around: element.id).contains { $0.id == modal.id }
  }

  /// The opener of what closed, or its neighbour; nil where nothing closed.
  private func placeAfterClosing(
    whenFirstIs first: AccessibilityElement
  ) -> (AccessibilityElement, AccessibilityRule)? {
    let open = Set(source.containers(around: first.id).map(\.id))
    for opener in openers.latestFirst {
      if open.contains(opener.modal.id) { return nil }
      if !settings.returnsToOpener(of: opener.modal) { return (first, ReaderRules.openerNotAgain) }
      guard let origin = opener.origin else { continue }
      if let opener = element(origin.element.id) { return (opener, ReaderRules.openerAgain) }
      if let neighbour = neighbour(leftOf: origin) { return (neighbour, ReaderRules.openerGone) }
    }
    return nil
  }

  private func rule(
    forGoingTo first: AccessibilityElement, from focus: Focus
  ) -> AccessibilityRule {
    let left = Set(focus.modals.map(\.id))
    let isEntered = source.containers(around: first.id).contains {
      $0.kind == .modal && !left.contains($0.id)
    }
    return isEntered ? ReaderRules.modalOpened : ReaderRules.removed
  }
}

extension ReaderSettings {
  /// Whether the cursor goes back to where it was when something modal closes.
  fileprivate func returnsToOpener(of modal: AccessibilityContainer) -> Bool {
    switch modal.presentation {
    case .alert, .dialog, .sheet: self[.returnToOpener]
    case .cover, .popover, .menu, nil: true
    }
  }
}
