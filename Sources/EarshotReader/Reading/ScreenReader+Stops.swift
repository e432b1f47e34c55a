import EarshotTree

extension ScreenReader {
  /// Hands over each stop from the first to the last, holding one at a time.
  ///
  /// The cursor stays where it is, so that the app notices nothing.
  public func forEachStop(_ body: (Stop) -> Void) {
    source.settle()
    source.forEachElement { body(stop(at: $0)) }
  }

  private func stop(at element: AccessibilityElement) -> Stop {
    let place = Focus(element: element, containers: source.containers(around: element.id))
    let utterance = utterance(on: element, in: place)
    return Stop(
      element: element, utterance: utterance,
      rules: rules(shaping: element.id, and: utterance), rotors: rotors(of: element))
  }
}
