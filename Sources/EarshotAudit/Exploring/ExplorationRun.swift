import EarshotReader
import EarshotTree

/// One exploration while it goes on.
///
/// States are expanded in the order in which they were found, so that the path to each is short.
@MainActor
final class ExplorationRun<Failure: Error> {
  private let explorer: Explorer<Failure>
  private let order: DeedOrder
  private var facts = StateFacts()
  private var novelty = Novelty()
  private var stateOfKey: [StateFacts.Key: Int] = [:]
  private var states: [AuditedScreen] = []
  private var keys: [StateFacts.Key] = []
  /// The deeds that lead from the opened screen to each state.
  private var paths: [[AuditDeed]] = []
  private var ways = KnownWays()
  private var steps: [Exploration.Edge] = []
  private var waiting: [Int] = []
  private var expanded: [Int] = []
  private var opening: [Heard] = []
  private var cuts: Set<Exploration.Cut> = []
  private var unreachable: Set<AccessibilityElement.ID> = []
  private var surprises: [Exploration.Surprise] = []
  /// The screen that is open, and the state in which it is.
  private var live: LiveScreen?
  private var liveState = 0

  init(of explorer: Explorer<Failure>) {
    self.explorer = explorer
    order = DeedOrder(seed: explorer.seed)
  }

  func explore() throws(Failure) -> Exploration {
    try begin()
    var next = 0
    while next < waiting.count, cuts.isDisjoint(with: [.steps, .time]) {
      try expand(waiting[next])
      next += 1
    }
    if novelty.hasLeftSomething { cuts.insert(.alike) }
    return Exploration(
      states: states, steps: steps, opening: opening, expanded: expanded, cuts: cuts,
      restless: facts.restless, unreachable: unreachable, surprises: surprises)
  }

  private func begin() throws(Failure) {
    let screen = try explorer.openFresh()
    facts.ignoreWords(of: screen.restlessElements())
    let fresh = try explorer.openFresh()
    live = fresh
    opening = fresh.opening
    liveState = addState(fresh.look(), key: facts.key(of: fresh.look()), after: nil, by: nil)
  }

  private func expand(_ state: Int) throws(Failure) {
    for deed in order.ordered(states[state].deeds, in: state) {
      guard hasRoomForSteps else { return }
      guard let screen = try arrive(at: state) else { return }
      guard let step = screen.perform(deed) else {
        deed.subject.map { _ = unreachable.insert($0) }
        continue
      }
      takeNote(of: step, from: state, on: screen)
    }
    expanded.append(state)
  }

  private var hasRoomForSteps: Bool {
    if steps.count >= explorer.bounds.steps { cuts.insert(.steps) }
    if explorer.isTimeUp() { cuts.insert(.time) }
    return cuts.isDisjoint(with: [.steps, .time])
  }

  private func takeNote(of step: AuditedStep, from state: Int, on screen: LiveScreen) {
    var key = facts.key(of: step.after)
    if !step.comesToRest, stateOfKey[key] == nil {
      facts.ignoreWords(of: screen.restlessElements())
      key = facts.key(of: step.after)
    }
    guard let to = stateOfKey[key] ?? room(for: step, key: key, after: state) else { return }
    steps.append(Exploration.Edge(from: state, to: to, step: step))
    if to != state { ways.add(step.deed, from: state, to: to) }
    liveState = to
    explorer.progress(
      ExplorationProgress(
        states: states.count, expanded: expanded.count, waiting: waiting.count - expanded.count,
        steps: steps.count))
  }

  private func room(for step: AuditedStep, key: StateFacts.Key, after state: Int) -> Int? {
    guard states.count < explorer.bounds.states else {
      cuts.insert(.states)
      live = nil
      return nil
    }
    return addState(step.after, key: key, after: state, by: step.deed)
  }

  private func addState(
    _ screen: AuditedScreen, key: StateFacts.Key, after former: Int?, by deed: AuditDeed?
  ) -> Int {
    let path = (former.map { paths[$0] } ?? []) + [deed].compactMap(\.self)
    states.append(screen)
    keys.append(key)
    paths.append(path)
    stateOfKey[key] = states.count - 1
    if screen.elementsLeftOut { cuts.insert(.elements) }
    if let drawn = screen.drawn, drawn.rowsLeftOut > 0 { cuts.insert(.rows) }
    if novelty.takeNote(of: screen, key, after: former.map { states[$0] }) {
      if path.count < explorer.bounds.depth {
        waiting.append(states.count - 1)
      } else {
        cuts.insert(.depth)
      }
    }
    return states.count - 1
  }
}

/// How to come to a state again.
extension ExplorationRun {
  /// The screen in a state: as it is open, or after known steps, or opened anew; nil where the state
  /// is not found again.
  private func arrive(at state: Int) throws(Failure) -> LiveScreen? {
    if let live, liveState == state { return live }
    if let screen = walk(to: state) { return screen }
    let first = try replay(paths[state])
    if key(of: first) == keys[state] { return stand(in: state, on: first) }
    let second = try replay(paths[state])
    if key(of: second) == keys[state] { return stand(in: state, on: second) }
    let isRepeatable = key(of: first) == key(of: second)
    surprises.append(
      Exploration.Surprise(state: state, isRepeatable ? .dependsOnHistory : .notDeterministic))
    live = nil
    return nil
  }

  private func walk(to state: Int) -> LiveScreen? {
    guard let live,
      let way = ways.shortest(from: liveState, to: state, within: paths[state].count + 2)
    else { return nil }
    for deed in way {
      guard live.repeatDeed(deed) else { return nil }
    }
    return key(of: live) == keys[state] ? stand(in: state, on: live) : nil
  }

  private func replay(_ path: [AuditDeed]) throws(Failure) -> LiveScreen {
    let screen = try explorer.openFresh()
    for deed in path where !screen.repeatDeed(deed) { break }
    return screen
  }

  private func key(of screen: LiveScreen) -> StateFacts.Key { facts.key(of: screen.look()) }

  private func stand(in state: Int, on screen: LiveScreen) -> LiveScreen {
    live = screen
    liveState = state
    return screen
  }
}
