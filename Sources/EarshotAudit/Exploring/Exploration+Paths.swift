extension Exploration {
  /// The fewest steps from the opened screen to a state, as indices of `steps`; without a finger
  /// where it can be reached without one. Nil where no step leads there.
  public func path(to state: Int) -> [Int]? {
    path(from: 0, to: state) { !$0.step.deed.takesFinger } ?? path(from: 0, to: state) { _ in true }
  }

  /// The fewest steps from one state to another, among those that may be taken.
  func path(from start: Int, to end: Int, taking isAllowed: (Edge) -> Bool) -> [Int]? {
    var stepTo: [Int: Int] = [:]
    var reached: Set = [start]
    var row = [start]
    let stepsFrom = Dictionary(grouping: steps.indices.filter { steps[$0].from != steps[$0].to }) {
      steps[$0].from
    }
    while !row.isEmpty, !reached.contains(end) {
      var next: [Int] = []
      for state in row {
        for step in stepsFrom[state] ?? [] where isAllowed(steps[step]) {
          guard reached.insert(steps[step].to).inserted else { continue }
          stepTo[steps[step].to] = step
          next.append(steps[step].to)
        }
      }
      row = next
    }
    guard reached.contains(end) else { return nil }
    return chain(to: end, from: start, by: stepTo)
  }

  private func chain(to end: Int, from start: Int, by stepTo: [Int: Int]) -> [Int] {
    var path: [Int] = []
    var state = end
    while state != start, let step = stepTo[state] {
      path.append(step)
      state = steps[step].from
    }
    return path.reversed()
  }
}
