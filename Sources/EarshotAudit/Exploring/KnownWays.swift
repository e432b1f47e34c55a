/// The steps that are known to lead from one state to another.
struct KnownWays {
  private struct Way {
    let deed: AuditDeed
    let to: Int
  }

  private var waysFrom: [Int: [Way]] = [:]

  mutating func add(_ deed: AuditDeed, from: Int, to: Int) {
    waysFrom[from, default: []].append(Way(deed: deed, to: to))
  }

  /// The state that takes the fewest steps among those that are wanted, if no more than so many do.
  func nearest(from start: Int, within limit: Int, where isWanted: (Int) -> Bool) -> Int? {
    search(from: start, within: limit, for: isWanted)?.end
  }

  /// The fewest deeds that lead from one state to another, if no more than so many do.
  func shortest(from start: Int, to end: Int, within limit: Int) -> [AuditDeed]? {
    guard let (_, cameFrom) = search(from: start, within: limit, for: { $0 == end }) else {
      return nil
    }
    var deeds: [AuditDeed] = []
    var state = end
    while state != start, let step = cameFrom[state] {
      deeds.append(step.deed)
      state = step.from
    }
    return deeds.reversed()
  }

  private func search(
    from start: Int, within limit: Int, for isWanted: (Int) -> Bool
  ) -> (end: Int, cameFrom: [Int: (from: Int, deed: AuditDeed)])? {
    var cameFrom: [Int: (from: Int, deed: AuditDeed)] = [:]
    var row = [start]
    for _ in 0..<limit {
      var next: [Int] = []
      for state in row {
        for way in waysFrom[state] ?? [] where way.to != start && cameFrom[way.to] == nil {
          cameFrom[way.to] = (state, way.deed)
          if isWanted(way.to) { return (way.to, cameFrom) }
          next.append(way.to)
        }
      }
      row = next
    }
    return nil
  }
}
