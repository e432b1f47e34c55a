import EarshotTree

extension Explorer {
  /// Does again what was done in an exploration of the same screen while something moved, on the
  /// shortest way to each such deed; what moves alike in other rows is done once.
  ///
  /// It is for screens that are set up in another way, such as for somebody who asked for less motion.
  func repeatMovingSteps(of exploration: Exploration) throws(Failure) -> Exploration {
    var graph = RepeatedSteps(as: exploration)
    let first = try openFresh(as: exploration)
    _ = graph.state(of: first.look())
    for path in exploration.pathsToMovingSteps {
      let screen = try openFresh(as: exploration)
      var state = graph.state(of: screen.look())
      for index in path {
        guard let step = screen.perform(exploration.steps[index].step.deed) else { break }
        state = graph.add(step, from: state)
      }
    }
    return Exploration(
      states: graph.states, steps: graph.steps, opening: first.opening,
      restless: exploration.restless, overview: nil, openings: exploration.openings)
  }
}

extension Exploration {
  /// What is the same about steps that move alike.
  private struct Movement: Hashable {
    let deed: DeedAtPlace
    let moved: Set<[String]>
  }

  /// The paths from the opened screen that end in a step while which something moved; none that is
  /// the beginning of another.
  fileprivate var pathsToMovingSteps: [[Int]] {
    var seen: Set<Movement> = []
    var paths: [[Int]] = []
    for (index, edge) in steps.enumerated() {
      guard let movement = movement(in: edge.step), seen.insert(movement).inserted else { continue }
      paths.append((path(to: edge.from) ?? []) + [index])
    }
    let beginnings = Set(paths.flatMap { path in (1..<path.count).map { Array(path[..<$0]) } })
    return paths.filter { !beginnings.contains($0) }
  }

  private func movement(in step: AuditedStep) -> Movement? {
    let moved = step.changes.compactMap { change -> [String]? in
      guard case .motion(let event) = change else { return nil }
      return ["\(event.occasion)", event.property.rawValue, event.subject]
    }
    guard !moved.isEmpty else { return nil }
    return Movement(deed: DeedAtPlace(step.deed), moved: Set(moved))
  }
}

/// A graph of what was done again.
private struct RepeatedSteps {
  private(set) var states: [AuditedScreen] = []
  private(set) var steps: [Exploration.Edge] = []
  private var facts: StateFacts
  private var places: [StateFacts.Key: Int] = [:]
  private var done: Set<Done> = []

  private struct Done: Hashable {
    let from: Int
    let deed: AuditDeed
  }

  init(as exploration: Exploration) { facts = StateFacts(as: exploration) }

  mutating func state(of screen: AuditedScreen) -> Int {
    let key = facts.key(of: screen)
    if let state = places[key] { return state }
    places[key] = states.count
    states.append(screen)
    return states.count - 1
  }

  /// Adds a step unless it is there, and tells the state that it leads to.
  mutating func add(_ step: AuditedStep, from state: Int) -> Int {
    let next = self.state(of: step.after)
    if done.insert(Done(from: state, deed: step.deed)).inserted {
      steps.append(Exploration.Edge(from: state, to: next, step: step))
    }
    return next
  }
}
