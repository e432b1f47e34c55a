/// How far an exploration has come.
public struct ExplorationProgress: Hashable, Sendable {
  /// The states that were found so far.
  public let states: Int
  /// The states in which everything was tried.
  public let expanded: Int
  /// The states that wait for that.
  public let waiting: Int
  /// The steps that were tried.
  public let steps: Int
}
