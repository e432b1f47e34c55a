/// A way to make text of what is said.
public enum Phrasing: String, Hashable, Sendable, CaseIterable {
  /// As a person hears it: parts in VoiceOver's order with commas between them.
  case spoken
  /// As the reference images of AccessibilitySnapshot have it, which show elements: each word with
  /// a full stop. What else is said is said as it is heard.
  case snapshot

  /// Makes the text of an utterance.
  public func text(of utterance: Utterance) -> String {
    guard self == .snapshot, utterance.kind == .focus || utterance.kind == .change else {
      return SpokenPhrasing(for: utterance).text(of: utterance)
    }
    return SnapshotPhrasing(vocabulary: .forLanguage(utterance.language)).text(of: utterance)
  }
}

extension Utterance {
  /// What is heard, in parts whose words are of one language each; together they are the text.
  ///
  /// The app's words are in the language of the element, those of the screen reader in the same, or
  /// in English where it has none in that language.
  public var languageRuns: [LanguageRun] { SpokenPhrasing(for: self).runs(of: self) }
}

extension SpokenPhrasing {
  fileprivate init(for utterance: Utterance) {
    self.init(
      vocabulary: .forLanguage(utterance.language), manner: utterance.manner,
      characters: .forLanguage(utterance.language), keepsEmoji: utterance.keepsEmoji,
      language: utterance.language)
  }
}
