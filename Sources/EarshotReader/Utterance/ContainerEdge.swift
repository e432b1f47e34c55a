/// The first or the last element of what is read with its start and its end.
public enum ContainerEdge: String, Hashable, Sendable, CaseIterable {
  /// The list begins here.
  case listStart
  /// The list ends here.
  case listEnd
  /// The landmark begins here.
  case landmarkStart
  /// The landmark ends here.
  case landmarkEnd
}
