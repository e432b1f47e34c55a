public import EarshotReader
public import EarshotTree

/// What was found by doing what can be done on a screen, as a graph of states and steps.
///
/// States are told apart by what is exposed, by what the app's code would do with it, and by what is
/// drawn. Deeds are tried in each state that has something new: an element exposed or a part drawn
/// as it was not met before, one missing that was always there, a new order, or other containers.
/// There, a deed is left out where what it does is known well enough, as `ExplorationBounds.repeats`
/// says, and nothing that it is known to change would be brought to where it was not met.
///
/// So every element is met in every state of its own, as far as what a deed does follows from what
/// is exposed of what it does it with, and of what it changes; it is assumed that rows alike behave
/// alike, beyond the opened screen, where everything is tried with each. What is independent of each
/// other is not met in every combination, and each limit that was reached is one of `cuts`.
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
  /// What was heard when the screen was opened.
  public let opening: [Heard]
  /// The states in which everything was tried, as indices of `states`.
  public let expanded: [Int]
  /// Why not everything was tried that is new; empty where it was.
  public let cuts: Set<Cut>
  /// The elements whose words become others while nobody does anything.
  public let restless: Set<AccessibilityElement.ID>
  /// The elements on which the cursor would not stay.
  public let unreachable: Set<AccessibilityElement.ID>
  /// The states that were found and could not be found again in the same way.
  public let surprises: [Surprise]
  /// The opened screen with those elements that were left out of its state because there are so
  /// many, as far as they were looked at; nil where none were.
  public let overview: AuditedScreen?
  /// What is another each time the screen is opened.
  let openings: Openings

  /// Puts an exploration together.
  public init(
    states: [AuditedScreen], steps: [Edge] = [], opening: [Heard] = [], expanded: [Int] = [],
    cuts: Set<Cut> = [], restless: Set<AccessibilityElement.ID> = [],
    unreachable: Set<AccessibilityElement.ID> = [], surprises: [Surprise] = []
  ) {
    self.init(
      states: states, steps: steps, opening: opening, expanded: expanded, cuts: cuts,
      restless: restless, unreachable: unreachable, surprises: surprises, overview: nil,
      openings: Openings())
  }

  init(
    states: [AuditedScreen], steps: [Edge] = [], opening: [Heard] = [], expanded: [Int] = [],
    cuts: Set<Cut> = [], restless: Set<AccessibilityElement.ID> = [],
    unreachable: Set<AccessibilityElement.ID> = [], surprises: [Surprise] = [],
    overview: AuditedScreen?, openings: Openings
  ) {
    self.states = states
    self.steps = steps
    self.opening = opening
    self.expanded = expanded
    self.cuts = cuts
    self.restless = restless
    self.unreachable = unreachable
    self.surprises = surprises
    self.overview = overview
    self.openings = openings
  }
}

extension Exploration {
  /// What is another each time the screen is opened, and what is called by which name for that.
  struct Openings: Hashable, Sendable {
    var differences = OpeningDifferences()
    var rows = RowNames()
    /// How much of each screen was looked at; nil for what the bounds say.
    var limits: AuditedScreen.Limits?
  }
}

extension Exploration {
  /// Why something that is new was left.
  public enum Cut: String, Hashable, Sendable, CaseIterable {
    /// There were as many states as were allowed.
    case states
    /// There were as many steps as were allowed.
    case steps
    /// It took as long as was allowed.
    case time
    /// A state is more steps away from the opened screen than were allowed.
    case depth
    /// An element has more states, or more elements are alike, than anyone would try one by one.
    case alike
    /// A screen has more elements than were looked at.
    case elements
    /// A list has more rows than were looked at.
    case rows
    /// The code of the screen ended the app, or kept it from going on, more often than anyone would try.
    case faults
  }

  /// A state that was found and could not be found again in the same way.
  public struct Surprise: Hashable, Sendable {
    /// Why the same steps led elsewhere.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
      /// Steps that had changed nothing that is exposed or drawn were needed, too.
      case dependsOnHistory = "depends on what was done before, although that showed nowhere"
      /// The same steps led to one state and then to another.
      case notDeterministic = "the same steps lead to one state and then to another"
    }

    /// The state, as an index of `Exploration.states`.
    public let state: Int
    /// Why it was not found again.
    public let reason: Reason

    /// Tells of a state.
    public init(state: Int, _ reason: Reason) {
      self.state = state
      self.reason = reason
    }
  }
}
