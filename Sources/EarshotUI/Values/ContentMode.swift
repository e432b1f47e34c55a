/// How content takes up the room that it is offered.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// As much as leaves none of it out.
  case fit
  /// All of it.
  case fill
}
