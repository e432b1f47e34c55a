package import EarshotTree

extension ScreenReader {
  /// Hands over each stop from the first to the last, holding one at a time.
  ///
  /// The cursor stays where it is, so that the app notices nothing.
  public func forEachStop(_ body: (Stop) -> Void) {
    source.settle()
    source.forEachElement { body(stop(at: $0)) }
  }

  private func stop(at element: AccessibilityElement) -> Stop {
    let utterance = utteranceWithoutCursor(on: element)
    return Stop(
      element: element, utterance: utterance,
      rules: rules(shaping: element.id, and: utterance), rotors: rotors(of: element))
  }

  /// What would be said of an element before the pause, wherever the cursor is.
  package func description(of element: AccessibilityElement) -> String {
    Phrasing.spoken.text(of: utteranceWithoutCursor(on: element).beforePause)
  }

  /// What would be said of an element, wherever the cursor is.
  func utteranceWithoutCursor(on element: AccessibilityElement) -> Utterance {
    let place = Focus(element: element, containers: source.containers(around: element.id))
    return utterance(on: element, in: place)
  }
}
