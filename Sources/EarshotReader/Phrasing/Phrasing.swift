/// A way to make text of what is said.
public enum Phrasing: String, Hashable, Sendable, CaseIterable {
  /// As a person hears it: parts in VoiceOver's order with commas between them.
  case spoken
  /// As the reference images of AccessibilitySnapshot have it: each word with a full stop.
  case snapshot

  /// Makes the text of an utterance.
  public func text(of utterance: Utterance) -> String {
    switch self {
    case .spoken: SpokenPhrasing(vocabulary: .forLanguage(utterance.language)).text(of: utterance)
    case .snapshot:
      SnapshotPhrasing(vocabulary: .forLanguage(utterance.language)).text(of: utterance)
    }
  }
}
