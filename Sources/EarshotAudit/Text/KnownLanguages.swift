/// The languages in which rules know words, which are those that Earshot speaks.
enum KnownLanguages {
  private static let names: KeyValuePairs = [
    "en": "English", "de": "German", "fr": "French", "es": "Spanish", "it": "Italian",
    "pt": "Portuguese", "ru": "Russian", "ja": "Japanese", "ar": "Arabic",
  ]

  /// The tags of all of them.
  static let all = Set(names.map(\.key))

  /// The English names of some of them, in a fixed order: `English, German and French`.
  static func list(_ tags: Set<String>) -> String {
    let known = names.filter { tags.contains($0.key) }.map(\.value)
    guard let last = known.last, known.count > 1 else { return known.first ?? "" }
    return "\(known.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension AuditedScreen {
  /// The languages of what is said here; that of the app where nothing is said.
  var languages: Set<String> {
    let spoken = Set(elements.map { $0.language(on: self) })
    return spoken.isEmpty ? [LanguageTag(language).language] : spoken
  }
}

extension AuditRuleFacts {
  /// Whether the rule knows words of a language that is spoken on a screen.
  func understands(_ screen: AuditedScreen) -> Bool {
    languages.map { !$0.isDisjoint(with: screen.languages) } ?? true
  }

  /// The languages of which the rule knows words, in a sentence; nil where it does not depend on any.
  public var languageNote: String? {
    languages.map { tags in
      let place = tags.count > 1 ? "none of these is spoken" : "that is not spoken"
      return "It knows words in \(KnownLanguages.list(tags)); where \(place), it is not checked."
    }
  }
}
