extension AccessibilitySource {
  /// Hands over each element from the first to the last, holding one at a time.
  public func forEachElement(_ body: (AccessibilityElement) -> Void) {
    var upcoming = firstElement()
    while let element = upcoming {
      body(element)
      upcoming = self.element(after: element.id)
    }
  }
}
