/// How far an exploration goes.
public struct ExplorationBounds: Hashable, Sendable {
  /// No more states than this are found.
  public var states: Int
  /// No more steps than this are tried.
  public var steps: Int
  /// No state that is more steps than this away from the opened screen has everything tried in it.
  public var depth: Int
  /// How often a deed is tried, with an element exposed just so or with those alike in other rows, on
  /// screens of one kind, before it is expected to do the same again.
  public var repeats: Int
  /// How long, on the clock of the screen, something may go on before it is said not to come to rest.
  public var patience: Duration
  /// How much is looked at.
  public var limits: AuditedScreen.Limits

  /// Sets bounds; by default, wide ones.
  public init(
    states: Int = 2_000, steps: Int = 20_000, depth: Int = 16, repeats: Int = 1,
    patience: Duration = .seconds(5),
    limits: AuditedScreen.Limits = AuditedScreen.Limits()
  ) {
    self.states = states
    self.steps = steps
    self.depth = depth
    self.repeats = repeats
    self.patience = patience
    self.limits = limits
  }
}
