/// Everything that was found by doing what can be done, as a graph of states and steps.
public struct Exploration: Hashable, Sendable {
  /// A step that leads from one state to another.
  public struct Edge: Hashable, Sendable {
    /// The state before, as an index of `states`.
    public let from: Int
    /// The state afterwards, as an index of `states`; the same where nothing exposed changed.
    public let to: Int
    /// What was done and what came of it.
    public let step: AuditedStep

    /// Connects two states.
    public init(from: Int, to: Int, step: AuditedStep) {
      self.from = from
      self.to = to
      self.step = step
    }
  }

  /// The states in the order in which they were found, the opened screen first.
  public let states: [AuditedScreen]
  /// The steps in the order in which they were tried.
  public let steps: [Edge]

  /// Puts an exploration together.
  public init(states: [AuditedScreen], steps: [Edge] = []) {
    self.states = states
    self.steps = steps
  }
}
