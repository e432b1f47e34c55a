import EarshotTree

extension ScreenDefect {
  static let ofStreamReactions = [
    ScreenDefect(
      "picture-called-button", on: "stream-reactions", "Pictures that do nothing are buttons.",
      shows: "- expected: like, [-image-]",
      "+ heard: like, {+button+}",
      by: .changing(AccessibilityElement.has(.image)) { $0.traits = .button }),
    ScreenDefect(
      "picture-unnamed", on: "stream-reactions", "The portrait has no name.",
      shows: "- expected: [-portrait, -]image",
      "+ heard: image\n",
      by: .changing(AccessibilityElement.isLabelled("portrait")) { $0.label = nil }),
    ScreenDefect(
      "heading-lost", on: "stream-reactions", "The heading is none.",
      shows: "- expected: Reactions[-, heading-]",
      "+ heard: Reactions\n",
      by: .changing(AccessibilityElement.has(.header)) { $0.traits.remove(.header) }),
    ScreenDefect(
      "long-press-lost", on: "stream-reactions", "A long press does nothing.",
      shows: "step \"hold\"",
      "+ heard: [nothing happened: no action]",
      by: .acting { source, action, element in
        guard action != .touchAndHold else { return .refused(.noAction) }
        return source.performUnaltered(action, on: element.id)
      }),
    ScreenDefect(
      "selection-not-told", on: "stream-reactions-accessible", "A chosen icon is not selected.",
      shows: "- expected: Selected",
      "+ heard: [silence]",
      by: .changing(AccessibilityElement.has(.selected)) { $0.traits.remove(.selected) }),
    ScreenDefect(
      "hidden-icon-reachable", on: "stream-reactions-accessible",
      "An icon of the closed row is a stop.",
      shows: "- expected: The tide is out, the whole bay is ours. Actions available",
      "+ heard: Love, button",
      by: .exposing { elements in
        let icon = AccessibilityElement(id: "stray", label: "Love", traits: .button)
        return elements.contains { $0.label == "Love" }
          ? elements : Array(elements.prefix(1)) + [icon] + elements.dropFirst()
      }),
    ScreenDefect(
      "action-missing", on: "stream-reactions-accessible", "Only a long press opens the row.",
      shows: "- expected: The tide is out, the whole bay is ours[-. Actions available-]",
      "+ heard: The tide is out, the whole bay is ours\n",
      "no action 'Show reactions' is offered here",
      by: .changing(AccessibilityElement.any) { $0.customActions = [] }),
  ]
}
