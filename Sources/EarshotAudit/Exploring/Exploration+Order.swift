import EarshotTree

extension Exploration {
  /// The same with states and steps in an order that follows from what was found and not from what
  /// was tried first: by how near they are to the opened screen, and then in reading order.
  ///
  /// So a rule that tells of the first of several names the same one whatever the seed was.
  var inReadingOrder: Exploration {
    let order = readingOrder
    let states = order.states
    let places = Dictionary(uniqueKeysWithValues: states.enumerated().map { ($1, $0) })
    func place(_ state: Int) -> Int { places[state] ?? state }
    return Exploration(
      states: states.map { self.states[$0] },
      steps: order.steps.map { index in
        let edge = steps[index]
        return Edge(from: place(edge.from), to: place(edge.to), step: edge.step)
      },
      opening: opening, expanded: expanded.map(place).sorted(), cuts: cuts, restless: restless,
      unreachable: unreachable,
      surprises: surprises.map { Surprise(state: place($0.state), $0.reason) }
        .sorted { $0.state < $1.state },
      overview: overview, openings: openings)
  }

  /// The states and steps, as indices.
  private var readingOrder: (states: [Int], steps: [Int]) {
    let stepsFrom = Dictionary(grouping: steps.indices) { steps[$0].from }
    var met = Set(states.indices.prefix(1))
    var order = Array(states.indices.prefix(1))
    var stepOrder: [Int] = []
    var next = 0
    while next < order.count || order.count < states.count {
      if next == order.count, let rest = states.indices.first(where: { !met.contains($0) }) {
        met.insert(rest)
        order.append(rest)
      }
      for step in inReadingOrder(stepsFrom[order[next]] ?? [], on: states[order[next]]) {
        stepOrder.append(step)
        if met.insert(steps[step].to).inserted { order.append(steps[step].to) }
      }
      next += 1
    }
    return (order, stepOrder)
  }

  private func inReadingOrder(_ indices: [Int], on screen: AuditedScreen) -> [Int] {
    guard indices.count > 1 else { return indices }
    let deeds = Dictionary(
      (screen.deeds + screen.fingerDeeds).enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first })
    func place(_ index: Int) -> Int { deeds[steps[index].step.deed] ?? deeds.count }
    return indices.sorted { (place($0), $0) < (place($1), $1) }
  }
}
