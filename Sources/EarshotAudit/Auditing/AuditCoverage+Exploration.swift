import EarshotTree

extension AuditCoverage {
  /// States what was seen of a screen.
  init(of exploration: Exploration, on screen: String) {
    let coverage = exploration.coverage
    let opened = exploration.states.first
    self.init(
      screen: screen, states: coverage.states, steps: coverage.deeds,
      stops: opened?.elements.count ?? 0, messages: opened?.messages?.count,
      messageStops: opened?.messages?.stops, unreached: Self.unreached(in: exploration, coverage),
      isCutShort: !exploration.cuts.isEmpty)
  }

  /// Elements are told by what is said of them, and parts without an element by what is drawn.
  private static func unreached(
    in exploration: Exploration, _ coverage: Exploration.Coverage
  ) -> [String] {
    let elements = exploration.unreachable.compactMap { id in
      exploration.states.lazy.compactMap { $0[id]?.spoken }.first
    }
    let parts = coverage.partsWithoutElement.compactMap { id in
      exploration.states.lazy.flatMap(\.unexposedParts).first { $0.id == id }?.look
    }
    return (elements.sorted() + parts).filter { !$0.isEmpty }
  }
}

extension DrawnPart {
  /// What somebody who looks at the screen would call the part.
  var look: String {
    if let words { return words }
    let name =
      switch kind {
      case .asset(let name), .symbol(let name): "the picture \(name)"
      case .decoration, .picture: "a picture"
      case .shape: "a shape"
      case .text, .control: "something"
      }
    return view.map { "\(name) in \($0)" } ?? name
  }
}
