import EarshotTree

extension AuditedElement {
  /// The value, unless a person typed it, and the prompt of a field that is empty.
  var writtenValue: String? {
    let isField = !element.traits.isDisjoint(with: [.textEntry, .searchField])
    return isField && !element.showsPrompt ? nil : element.value
  }

  /// Label, value, hint, custom content and names of actions, without what a person typed.
  var texts: [AuditedText] {
    let own: [(AuditedText.Role, String?)] = [
      (.label, element.label), (.value, writtenValue), (.hint, element.hint),
    ]
    let content = element.customContent.flatMap { content -> [(AuditedText.Role, String?)] in
      [(.contentName, content.label), (.contentValue, content.value)]
    }
    let actions = element.customActions.map { (AuditedText.Role.actionName, Optional($0.name)) }
    return (own + content + actions).compactMap { role, text in
      text.map { AuditedText(role: role, text: $0) }
    }
  }

  /// Whether the words are drawn as text, so that everybody meets them as they are.
  func draws(_ words: String) -> Bool {
    parts.contains { $0.kind == .text && $0.words?.contains(words) == true }
  }

  /// Whether the words may be those of a person, as in a message, rather than of the app.
  var mayHoldWordsOfAPerson: Bool {
    !hasActiveRole && element.traits.isDisjoint(with: [.image, .header])
  }

  /// The language of the words, in lower case and without script and region.
  func language(on screen: AuditedScreen) -> String {
    LanguageTag(element.language ?? screen.language).language
  }
}
