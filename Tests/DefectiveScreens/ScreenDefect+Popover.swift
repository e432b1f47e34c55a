import EarshotTree

extension ScreenDefect {
  static let ofPopover = [
    ScreenDefect(
      "message-skipped", on: "popover", "A message is no stop.",
      shows: "- expected: [-Wonderful, I bring-] the [-rake-]",
      "+ heard: {+See you at+} the {+allotment+}",
      by: .exposing { $0.filter { $0.label?.hasPrefix("Wonderful") != true } }),
    ScreenDefect(
      "button-called-text", on: "popover", "An entry of the menu is no button.",
      shows: "- expected: Reply[-, button-]",
      "+ heard: Reply\n",
      by: .changing(AccessibilityElement.isLabelled("Reply")) { $0.traits.remove(.button) }),
    ScreenDefect(
      "escape-lost", on: "popover-accessible", "A scrub does not close the menu.",
      shows: "step \"escape\"",
      "- expected: They came this morning",
      "+ heard: [nothing happened: no action]",
      by: .acting { source, action, element in
        guard action != .escape else { return .refused(.noAction) }
        return source.performUnaltered(action, on: element.id)
      }),
    ScreenDefect(
      "menu-entered-at-its-end", on: "popover-accessible", "The menu is entered at its last entry.",
      shows: "- expected: [-React with 👍-], button", "+ heard: {+Unsend+}, button",
      by: .acting { source, action, element in
        let outcome = source.performUnaltered(action, on: element.id)
        guard action == .touchAndHold else { return outcome }
        source.settle()
        source.post(.layoutChanged(focus: source.lastElement()?.id))
        return outcome
      }),
    ScreenDefect(
      "announcement-lost", on: "popover-accessible", "It is not said what was done.",
      shows: "- expected: Copied",
      "- expected: Replying to Robin",
      "+ heard: [silence]",
      by: .telling { change in
        if case .posted(.announcement) = change { [] } else { [change] }
      }),
    ScreenDefect(
      "announcement-doubled", on: "popover-accessible", "What was done is said twice.",
      shows: "    as expected: Copied",
      "+ heard: Copied",
      "+ heard: Replying to Robin",
      by: .telling { change in
        if case .posted(.announcement) = change { [change, change] } else { [change] }
      }),
    ScreenDefect(
      "unsend-copies", on: "popover-accessible", "Unsend by name only copies.",
      shows: "step \"act Unsend\"",
      "- expected: Unsent",
      "+ heard: Copied",
      by: .acting { source, action, element in
        let copy = AccessibilityCustomAction("Copy")
        return source.performUnaltered(
          action.name == "Unsend" ? .custom(copy) : action, on: element.id)
      }),
    ScreenDefect(
      "background-reachable", on: "popover-accessible", "What the menu covers is read after it.",
      shows: "step \"last\"",
      "- expected: Unsend, button",
      "+ heard: Wonderful, I bring the rake",
      by: .exposing { elements in
        let covered = AccessibilityElement(id: "covered", label: "Wonderful, I bring the rake")
        return elements.last?.traits.contains(.button) == true ? elements + [covered] : elements
      }),
  ]
}
