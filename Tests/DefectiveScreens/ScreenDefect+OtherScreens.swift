import EarshotTree

extension ScreenDefect {
  static let ofOtherScreens = ofCompose + ofActivity + ofConversation

  private static let ofCompose = [
    ScreenDefect(
      "field-unnamed", on: "compose", "A field does not say what to write in it.",
      shows: "- expected: [-Message, -]text field. Double tap to edit.",
      "+ heard: text field. Double tap to edit.",
      by: .changing(AccessibilityElement.has(.textEntry)) { element in
        if element.value == "Message" { element.value = nil }
      }),
    ScreenDefect(
      "secret-shown", on: "compose", "A code is echoed as it is typed.",
      shows: "- expected: Boarding code, [-secure -]text field. Double tap to edit.",
      "- expected: bullet, bullet, bullet",
      "+ heard: 4, a, space",
      by: .changing(AccessibilityElement.has(.secureTextField)) {
        $0.traits.remove(.secureTextField)
      }),
    ScreenDefect(
      "page-not-told", on: "compose", "Turning a page says nothing.",
      shows: "- expected: Page 2 of 3",
      "+ heard: [scrolled: the app does not say to where]",
      by: .telling { change in
        if case .posted(.pageScrolled) = change { [] } else { [change] }
      }),
    ScreenDefect(
      "magic-tap-lost", on: "compose", "A magic tap starts nothing.", shows: "step \"magic tap\"",
      "- expected: Recording",
      "+ heard: [silence]",
      by: .acting { source, action, element in
        guard action != .magicTap else { return .performed }
        return source.performUnaltered(action, on: element.id)
      }),
  ]

  private static let ofActivity = [
    ScreenDefect(
      "duration-silent", on: "activity", "The running time is not said to be one that changes.",
      shows: "- expected: 0:01",
      "+ heard: [silence]",
      "- expected: Call with Ben, 0:[-03-]",
      "+ heard: Call with Ben, 0:{+00+}",
      by: .changing(AccessibilityElement.has(.updatesFrequently)) { $0.value = "0:00" }),
    ScreenDefect(
      "chart-lost", on: "activity", "The chart cannot be listened to.",
      shows: "- expected: | Audio Graph",
      "+ heard: [rotor: nothing here for audio graph]",
      by: .changing(AccessibilityElement.any) { $0.hasChart = false }),
    ScreenDefect(
      "switch-inverted", on: "activity", "A switch that is off is said to be on.",
      shows: "- expected: Mute, switch button, [-off-]",
      "+ heard: Mute, switch button, {+on+}",
      by: .changing(AccessibilityElement.isLabelled("Mute")) { element in
        element.value = element.value == "1" ? "0" : "1"
      }),
    ScreenDefect(
      "sheet-stays", on: "activity", "A scrub does not leave the sheet.", shows: "sheet.transcript",
      "step \"escape\"",
      "- expected: Call settings, button",
      "+ heard: [nothing happened: no action]",
      by: .acting { source, action, element in
        guard action != .escape else { return .refused(.noAction) }
        return source.performUnaltered(action, on: element.id)
      }),
  ]

  private static let ofConversation = [
    ScreenDefect(
      "who-reacted-lost", on: "conversation", "It is not said who reacted.",
      shows: "- expected: Ana, Who can bring the spare oars on Saturday? [-Ben reacted-] with 👍",
      "+ heard: Ana, Who can bring the spare oars on Saturday? {+Reacted+} with 👍",
      by: .changing(AccessibilityElement.any) { element in
        if element.value == "Ben reacted with 👍" { element.value = "Reacted with 👍" }
      }),
    ScreenDefect(
      "sender-lost", on: "conversation", "It is not said who wrote a message.",
      shows: "- expected: [-Ana, -]Who can bring the spare oars on Saturday?",
      "+ heard: Who can bring the spare oars on Saturday?",
      by: .changing(AccessibilityElement.isLabelled("Ana, ")) { element in
        element.label = element.label.map { String($0.dropFirst("Ana, ".count)) }
      }),
    ScreenDefect(
      "messages-swapped", on: "conversation", "The last two messages change places.",
      shows: "step \"last\"",
      "+ heard: {+Ben+}, {+🎉🎉+}. Actions available",
      by: .exposing { $0.dropLast(2) + $0.suffix(2).reversed() }),
    ScreenDefect(
      "newest-on-top", on: "conversation", "A message that arrives is read before the others.",
      shows: "- expected: Ana, Are you there? Actions available", "+ heard: [boundary]",
      by: .exposing { elements in
        let known = 5
        guard elements.count > known, let newest = elements.last else { return elements }
        return elements.prefix(1) + [newest] + elements.dropFirst().dropLast()
      }),
    ScreenDefect(
      "cursor-stolen", on: "conversation", "A message that arrives takes the cursor.",
      shows: "step \"app arrive ben On my way\"",
      "- expected: [silence]",
      "+ heard: Ben, On my way. Actions available",
      "step \"current\"",
      by: .greeting { [.posted(.layoutChanged(focus: $0.id))] }),
  ]
}
