import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("Hints that no app wrote")
struct SystemHintTests {
  @Test(
    "They are known by their words, on what they belong to",
    arguments: [
      ("Double tap to activate the picker", .popUpButton), ("Double tap to edit.", .textEntry),
      ("Double tap to toggle setting.", .switchButton),
      ("Swipe up or down with one finger to adjust the value.", .adjustable),
    ] as [(String, AccessibilityTraits)])
  func known(hint: String, traits: AccessibilityTraits) {
    #expect(SystemHint.isHint(of: .button("It", hint: hint).with(traits)))
    #expect(!SystemHint.isHint(of: .button("It", hint: hint)))
  }

  @Test(
    "Those of what can be shown and hidden need that it can",
    arguments: ["Double tap to expand", "Double tap to collapse"])
  func expanded(hint: String) {
    let element = AccessibilityElement(id: "it", hint: hint, expandedStatus: .collapsed)

    #expect(SystemHint.isHint(of: element))
    #expect(!SystemHint.isHint(of: .button("It", hint: hint)))
  }

  @Test("Other hints, and none, are the app’s")
  func others() {
    #expect(!SystemHint.isHint(of: .button("It", hint: "Double tap to send").with(.popUpButton)))
    #expect(!SystemHint.isHint(of: .button("It")))
  }
}
