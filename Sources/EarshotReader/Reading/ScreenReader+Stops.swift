import EarshotTree

extension ScreenReader {
  /// Hands over each stop from the first to the last, holding one at a time.
  ///
  /// The cursor stays where it is, so that the app notices nothing.
  public func forEachStop(_ body: (Stop) -> Void) {
    var upcoming = source.firstElement()
    while let element = upcoming {
      body(stop(at: element))
      upcoming = source.element(after: element.id)
    }
  }

  private func stop(at element: AccessibilityElement) -> Stop {
    let place = Focus(element: element, containers: containers(around: element.id))
    let utterance = composer.focus(on: element, in: context(of: place, entered: []))
    return Stop(
      element: element, utterance: utterance,
      rules: source.rules(shaping: element.id) + utterance.rules)
  }
}
