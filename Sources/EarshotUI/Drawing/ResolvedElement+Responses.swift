import EarshotTree

extension ResolvedElement {
  /// What the app's own code would do with the element.
  var responses: AccessibilityResponses {
    var responses: AccessibilityResponses = []
    func note(_ response: AccessibilityResponses, if isThere: Bool) {
      if isThere { responses.insert(response) }
    }
    note(.activation, if: activation != nil)
    note(.tap, if: tap != nil && acceptsTouches)
    note(.touchAndHold, if: longPress != nil && acceptsTouches)
    note(.menu, if: rarities?.showMenu != nil)
    note(.adjustment, if: adjustment != nil)
    note(.textEntry, if: textEntry != nil)
    note(.escape, if: escape != nil)
    note(.magicTap, if: magicTap != nil)
    note(.scroll, if: rarities?.scroll != nil)
    return responses
  }
}
