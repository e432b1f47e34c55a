/// How many reactions a person can have on one message.
public enum ReactionPolicy: String, Hashable, Sendable, CaseIterable {
  /// One; another emoji takes its place.
  case onePerPerson
  /// As many as there are emoji.
  case severalPerPerson
}
