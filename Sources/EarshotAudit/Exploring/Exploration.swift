public import EarshotReader
public import EarshotTree

/// Everything that was found by doing what can be done, as a graph of states and steps.
///
/// A state is told from another by what is exposed and drawn. Everything is tried in each state
/// that has something new in it, so that every element is met in every state of its own to which
/// steps lead, and in every arrangement with something new; not in every combination of what is
/// independent of each other.
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

  /// Puts an exploration together.
  public init(
    states: [AuditedScreen], steps: [Edge] = [], opening: [Heard] = [], expanded: [Int] = [],
    cuts: Set<Cut> = [], restless: Set<AccessibilityElement.ID> = [],
    unreachable: Set<AccessibilityElement.ID> = [], surprises: [Surprise] = []
  ) {
    self.states = states
    self.steps = steps
    self.opening = opening
    self.expanded = expanded
    self.cuts = cuts
    self.restless = restless
    self.unreachable = unreachable
    self.surprises = surprises
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
