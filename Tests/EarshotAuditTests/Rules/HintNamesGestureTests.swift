import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule hint-names-gesture", .cases(of: HintNamesGesture.self))
struct HintNamesGestureTests {
  @Test(
    "A hint that names a gesture is found, in the words of its language",
    arguments: [
      ("Double tap to remove", "en", "double tap"),
      ("Double-tap to remove", "en", "double-tap"),
      ("Tap for more", "en", "tap"),
      ("Removes it. Swipe up for more", "en", "swipe"),
      ("Press and hold to react", "en", "press and hold"),
      ("This button sends", "en", "button"),
      ("Zum Senden doppeltippen", "de", "doppeltippen"),
      ("Touchez deux fois pour envoyer", "fr-CA", "touchez"),
      ("ダブルタップすると送信します", "ja", "ダブルタップ"), ("اضغط للإرسال", "ar", "اضغط"),
    ])
  func found(hint: String, language: String, gesture: String) {
    let screen = AuditedScreen(.button("Send", hint: hint), language: language)

    let problems = HintNamesGesture.found(on: screen)

    #expect(
      problems == [
        AuditProblem(
          element: "it", "its hint is heard as “\(hint)” and names “\(gesture)”")
      ])
  }

  @Test(
    "A hint that says what happens, and a gesture elsewhere than in a hint, are not",
    arguments: [
      .button("Send", hint: "Reaches all members"), .button("Send", hint: "Shows the tapbacks"),
      .button("Send", hint: "Opens the press release"), .button("Send", hint: "Taps into the feed"),
      .button("Double tap to send"), .button("Send", hint: "Zum Senden doppeltippen"),
      .button("Send", hint: "Unbuttons"), .button("Send"),
      .button("Sort", hint: "Double tap to activate the picker").with(.popUpButton),
    ] as [AccessibilityElement])
  func notFound(element: AccessibilityElement) {
    #expect(HintNamesGesture.found(on: AuditedScreen(element)).isEmpty)
  }
}
