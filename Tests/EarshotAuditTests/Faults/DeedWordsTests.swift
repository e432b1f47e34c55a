import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("Deeds in words")
struct DeedWordsTests {
  @Test(
    "Each deed is told as somebody does it",
    arguments: [
      (.activate, "a double tap on “Send”"),
      (.touchAndHold, "a double tap and hold on “Send”"),
      (.custom(AccessibilityCustomAction("Reply")), "the action “Reply” of “Send”"),
      (.increment, "a swipe up on “Send”"),
      (.decrement, "a swipe down on “Send”"),
      (.setText("Hi"), "typing “Hi” into “Send”"),
      (.setText(""), "emptying “Send”"),
      (.setText("Hi\n"), "the return key in “Send”"),
      (.escape, "a two-finger scrub on “Send”"),
      (.magicTap, "a two-finger double tap on “Send”"),
      (.scroll(.left), "scrolling left at “Send”"),
    ] as [(AccessibilityAction, String)])
  func actions(action: AccessibilityAction, words: String) {
    #expect(AuditAct(deed: .perform(action, on: "send"), name: "Send").words == words)
  }

  @Test(
    "So is what a finger does",
    arguments: zip(
      DrawnPart.Touch.allCases,
      [
        "a finger's tap on “Send”", "a finger held on “Send”", "dragging “Send” with a finger",
        "a finger's swipe over “Send”", "opening the menu of “Send” with a finger",
      ]))
  func touches(touch: DrawnPart.Touch, words: String) {
    #expect(AuditAct(deed: .touch(touch, on: "send"), name: "Send").words == words)
  }

  @Test("What has no name is said to have none, and without a deed the screen is opened")
  func nameless() {
    #expect(
      AuditAct(deed: .perform(.activate, on: "send"), name: "").words
        == "a double tap on something without a name")
    #expect(AuditAct(deed: .escape).words == "a two-finger scrub")
    #expect(AuditAct().words == "opening it")
  }
}
