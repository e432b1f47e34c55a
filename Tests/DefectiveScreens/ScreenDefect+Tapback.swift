import EarshotTree

extension ScreenDefect {
  static let ofTapback = ofMessages + ofActions + ofFeedback + ofReachableBar

  private static let ofMessages = [
    ScreenDefect(
      "label-lost", on: "tapback", "A message has no label.",
      shows:
        "- expected: [-Yes, and I am bringing the lemonade, -]Reacted with ❤️. Actions available",
      "+ heard: Reacted with ❤️. Actions available",
      by: .changing(AccessibilityElement.isLabelled("Yes")) { $0.label = nil }),
    ScreenDefect(
      "value-doubled", on: "tapback", "The reaction is said twice.",
      shows: "- expected: Reacted with 👍",
      "+ heard: Reacted with 👍{+, Reacted with 👍+}",
      by: .changing(AccessibilityElement.any) { element in
        element.value = element.value.map { "\($0), \($0)" }
      }),
    ScreenDefect(
      "value-lost", on: "tapback", "No reaction is said.", shows: "step \"act React with 👍\"",
      "- expected: Reacted with 👍",
      "+ heard: Is the picnic still on for Sunday?",
      by: .changing(AccessibilityElement.any) { $0.value = nil }),
    ScreenDefect(
      "state-stale", on: "tapback", "A message never says what became of it.",
      shows: "step \"act React with ❤️\"",
      "- expected: Reacted with ❤️",
      "+ heard: [silence]",
      by: .stale),
    ScreenDefect(
      "identity-from-text", on: "tapback", "A message is another one when its reaction changes.",
      shows: "- expected: Reacted with [-👍-]",
      "+ heard: {+Yes, and I am bringing the lemonade, +}Reacted with {+❤️. Actions available+}",
      by: .identifying { AccessibilityElement.ID(rawValue: "\($0.id) \($0.value ?? "")") }),
    ScreenDefect(
      "hidden-button-reachable", on: "tapback", "A button of the closed bar is a stop.",
      shows: "- expected: [boundary]",
      "+ heard: React with ❤️, button",
      by: .exposing { elements in
        elements + [AccessibilityElement(id: "stray", label: "React with ❤️", traits: .button)]
      }),
  ]

  private static let ofActions = [
    ScreenDefect(
      "action-order-changed", on: "tapback", "Actions are offered in the opposite order.",
      shows: "step \"down\"", "- expected: React with [-❓-]", "+ heard: React with {+❤️+}",
      by: .changing(AccessibilityElement.any) { $0.customActions.reverse() }),
    ScreenDefect(
      "wrong-reaction", on: "tapback", "Reacting with a thumb leaves a heart.",
      shows: "step \"act React with 👍\"",
      "- expected: Reacted with [-👍-]",
      "+ heard: Reacted with {+❤️+}",
      by: .acting { source, action, element in
        let heart = AccessibilityCustomAction("React with ❤️")
        let isThumb = action.name == "React with 👍"
        return source.performUnaltered(isThumb ? .custom(heart) : action, on: element.id)
      }),
    ScreenDefect(
      "reaction-lost", on: "tapback", "Reacting by name does nothing.",
      shows: "step \"act React with ❤️\"",
      "- expected: Reacted with ❤️",
      "+ heard: [silence]",
      by: .acting { source, action, element in
        action.name == nil ? source.performUnaltered(action, on: element.id) : .performed
      }),
    ScreenDefect(
      "focus-jump", on: "tapback", "After an action the cursor is at the top.",
      shows: "step \"act React with ❤️\"",
      "+ heard: Press and hold a message",
      by: .acting { source, action, element in
        let outcome = source.performUnaltered(action, on: element.id)
        source.post(.layoutChanged(focus: source.firstElement()?.id))
        return outcome
      }),
    ScreenDefect(
      "covered-message-opens", on: "tapback", "A long press reaches what takes no touches.",
      shows: "- expected: [nothing happened: touches do not reach it]",
      "+ heard: [silence]",
      by: .acting { source, action, element in
        let outcome = source.performUnaltered(action, on: element.id)
        return outcome == .refused(.touchesIgnored) ? .performed : outcome
      }),
  ]

  private static let ofFeedback = [
    ScreenDefect(
      "feedback-lost", on: "tapback", "Nothing is felt when a reaction changes.",
      shows: "haptics.transcript",
      "- expected: [selection]",
      by: .telling { $0 == .haptic(.selection) ? [] : [$0] }),
    ScreenDefect(
      "motion-not-reduced", on: "tapback", "With Reduce Motion the bar grows.",
      shows: "fade.transcript",
      "React with ❤️ and 5 more, appearing, [-opacity-] from 0 to 1",
      "React with ❤️ and 5 more, appearing, {+scale+} from 0 to 1",
      by: .telling { change in
        guard case .motion(var motion) = change, motion.occasion == .appearance else {
          return [change]
        }
        motion.property = .scale
        return [.motion(motion)]
      }),
    ScreenDefect(
      "wave-at-once", on: "tapback-accessible", "The buttons of the bar all come at once.",
      shows: "- expected: [motion: 👍, scale from 0.4 to 1 in 0.25 seconds[- after 0.03 seconds-]",
      by: .telling { change in
        guard case .motion(var motion) = change else { return [change] }
        motion.delay = .zero
        return [.motion(motion)]
      }),
  ]

  private static let ofReachableBar = [
    ScreenDefect(
      "bar-out-of-reach", on: "tapback-accessible", "The buttons of the open bar are no stops.",
      shows: "- expected: React with 👍, button",
      "+ heard: Then I will take care of the plum cake. Actions available",
      by: .exposing { $0.filter { !$0.traits.contains(.button) } }),
    ScreenDefect(
      "bar-in-reverse", on: "tapback-accessible", "The bar is read from its end.",
      shows: "- expected: React with [-❤️-], button",
      "+ heard: React with {+❓+}, button",
      by: .exposing { elements in
        var buttons = elements.filter { $0.traits.contains(.button) }
        return elements.map { $0.traits.contains(.button) ? buttons.removeLast() : $0 }
      }),
    ScreenDefect(
      "focus-not-returned", on: "tapback-accessible", "Choosing does not lead to the message.",
      shows: "step \"activate\"",
      "- expected: [-Is the picnic still on for Sunday?-] Reacted with [-👍-]",
      "+ heard: {+Yes, and I am bringing the lemonade,+} Reacted with {+❤️+}",
      by: .telling { change in
        if case .posted(.layoutChanged) = change { [] } else { [change] }
      }),
    ScreenDefect(
      "chosen-not-told", on: "tapback-accessible", "The chosen button offers to react.",
      shows: "- expected: [-Remove-] ❤️, button",
      "+ heard: {+React with+} ❤️, button",
      by: .changing(AccessibilityElement.isLabelled("Remove ❤️")) { $0.label = "React with ❤️" }),
  ]
}
