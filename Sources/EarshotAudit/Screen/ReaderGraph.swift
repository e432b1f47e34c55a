import EarshotTree

/// Where the deeds of somebody who listens lead.
struct ReaderGraph {
  private let exploration: Exploration
  private let expanded: Set<Int>
  private let next: [Int: [Int]]

  init(of exploration: Exploration) {
    self.exploration = exploration
    expanded = Set(exploration.expanded)
    let steps = exploration.steps.filter { !$0.step.deed.takesFinger && $0.from != $0.to }
    next = Dictionary(grouping: steps, by: \.from).mapValues { $0.map(\.to) }
  }

  /// Whether everything was tried where a step begins, and nothing but a finger leads, at once or
  /// after some deeds, to what the step leads to.
  func isMissed(_ step: Int) -> Bool {
    let edge = exploration.steps[step]
    guard expanded.contains(edge.from) else { return false }
    let wanted = exposure(of: edge.to)
    var reached: Set = [edge.from]
    var row = [edge.from]
    while !row.isEmpty {
      let following = row.flatMap { next[$0] ?? [] }.filter { reached.insert($0).inserted }
      if following.contains(where: { $0 == edge.to || exposure(of: $0) == wanted }) { return false }
      row = following
    }
    return true
  }

  private func exposure(of state: Int) -> [AccessibilityElement] {
    exploration.states[state].exposure(besides: exploration.restless)
  }
}
