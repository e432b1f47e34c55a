import EarshotTree

extension AuditCoverage {
  /// States what was seen of a screen.
  init(of exploration: Exploration, on screen: String) {
    let coverage = exploration.coverage
    let opened = exploration.overview ?? exploration.states.first
    self.init(
      screen: screen, states: coverage.states, steps: coverage.deeds,
      stops: opened?.elements.count ?? 0, messages: opened?.messages?.count,
      messageStops: opened?.messages?.stops,
      unreached: Self.unstayed(in: exploration) + FingerOnly(in: exploration).descriptions,
      isCutShort: !exploration.cuts.isEmpty)
    cuts = Exploration.Cut.allCases.filter(exploration.cuts.contains)
    refusedSteps = coverage.refusedDeeds
    elements = coverage.elements
  }

  /// What is said of the elements on which the cursor would not stay.
  private static func unstayed(in exploration: Exploration) -> [String] {
    let spoken = exploration.unreachable.compactMap { id in
      exploration.states.lazy.compactMap { $0[id]?.spoken }.first
    }
    return spoken.filter { !$0.isEmpty }.sorted()
  }
}
