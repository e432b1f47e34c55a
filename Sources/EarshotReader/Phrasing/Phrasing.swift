/// A way to make text of what is said.
public enum Phrasing: String, Hashable, Sendable, CaseIterable {
  /// As a person hears it: parts in VoiceOver's order with commas between them.
  case spoken
  /// As the reference images of AccessibilitySnapshot have it, which show elements: each word with
  /// a full stop. What else is said is said as it is heard.
  case snapshot

  /// Makes the text of an utterance.
  public func text(of utterance: Utterance) -> String {
    let spoken = SpokenPhrasing(
      vocabulary: .forLanguage(utterance.language), manner: utterance.manner,
      characters: .forLanguage(utterance.language), keepsEmoji: utterance.keepsEmoji)
    guard self == .snapshot, utterance.kind == .focus || utterance.kind == .change else {
      return spoken.text(of: utterance)
    }
    return SnapshotPhrasing(vocabulary: .forLanguage(utterance.language)).text(of: utterance)
  }
}
