/// How much of a screen was seen by an audit.
public struct AuditCoverage: Hashable, Sendable {
  /// The screen, as it was named in the call.
  public var screen: String
  /// How many states were reached, the opened screen among them.
  public var states: Int
  /// How many steps were tried.
  public var steps: Int
  /// How many stops the opened screen has.
  public var stops: Int
  /// How many messages the opened screen shows; nil where it is no conversation.
  public var messages: Int?
  /// How many of the stops are in messages; nil where it is no conversation.
  public var messageStops: Int?
  /// What a finger can do and no gesture of the screen reader, and what is said of the elements on
  /// which the cursor would not stay; each kind once.
  public var unreached: [String]
  /// Whether a limit was met before everything was tried.
  public var isCutShort: Bool
  /// The limits that were met.
  public var cuts: [Exploration.Cut] = []
  /// How many of the steps were refused; nil where nobody counted.
  public var refusedSteps: Int?
  /// How many elements were met in all states; nil where nobody counted.
  public var elements: Int?

  /// States what was seen.
  public init(
    screen: String, states: Int, steps: Int, stops: Int, messages: Int? = nil,
    messageStops: Int? = nil, unreached: [String] = [], isCutShort: Bool = false
  ) {
    self.screen = screen
    self.states = states
    self.steps = steps
    self.stops = stops
    self.messages = messages
    self.messageStops = messageStops ?? messages.map { _ in stops }
    self.unreached = unreached
    self.isCutShort = isCutShort
  }

  /// How many stops a message takes, in tenths; nil where there is no message.
  public var tenthsOfStopsPerMessage: Int? {
    guard let messages, let messageStops, messages > 0 else { return nil }
    return (messageStops * 10 + messages / 2) / messages
  }
}
