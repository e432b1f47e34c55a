/// Which marks of the app's words are spoken.
public enum PunctuationLevel: String, Hashable, Sendable, CaseIterable {
  /// Every mark is said by its name.
  case all
  /// The words go to the voice as they are, which says some marks, and pauses for others.
  case some
  /// No mark is said; those for which the voice pauses stay.
  case none
}
