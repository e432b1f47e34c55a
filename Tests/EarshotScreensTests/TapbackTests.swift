import EarshotScreens
import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("tapback: a bubble that is pressed and held")
struct TapbackTests {
  @Test("The demo exposes one line of text and four messages, one of them with a reaction")
  func stops() {
    let source = ViewSource(TapbackDemo())

    #expect(
      source.allStops == [
        "Press and hold a message",
        "Is the picnic still on for Sunday?",
        "Yes, and I am bringing the lemonade: Reacted with ❤️",
        "Then I will take care of the plum cake",
        "Meet at the boathouse at eleven?",
      ])
  }
}

extension AccessibilitySource {
  var allElements: [AccessibilityElement] {
    var elements: [AccessibilityElement] = []
    var next = firstElement()
    while let element = next {
      elements.append(element)
      next = self.element(after: element.id)
    }
    return elements
  }

  var allStops: [String] {
    allElements.map { [$0.label, $0.value].compactMap(\.self).joined(separator: ": ") }
  }
}
