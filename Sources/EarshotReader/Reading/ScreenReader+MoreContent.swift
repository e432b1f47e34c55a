import EarshotTree

extension ScreenReader {
  /// Says the next or previous fact about an element.
  mutating func stepThroughFacts(of element: AccessibilityElement, _ direction: Direction) {
    let place = (rotor.fact ?? -1) + direction.offset
    guard element.customContent.indices.contains(place) else { return hear(.sound(.boundary)) }
    rotor.fact = place
    let fact = Utterance.Segment.customContent(element.customContent[place])
    say(
      Utterance(
        .place, about: element, deciding: [Decision(ReaderRules.rotorMoreContent, says: fact)]))
  }
}
