/// The steps that are known to lead from one state to another.
struct KnownWays {
  private var stepsFrom: [Int: [(deed: AuditDeed, to: Int)]] = [:]

  mutating func add(_ deed: AuditDeed, from: Int, to: Int) {
    stepsFrom[from, default: []].append((deed, to))
  }

  /// The fewest deeds that lead from one state to another, if no more than so many do.
  func shortest(from start: Int, to end: Int, within limit: Int) -> [AuditDeed]? {
    var reached: Set = [start]
    var row: [(state: Int, way: [AuditDeed])] = [(start, [])]
    for _ in 0..<limit {
      var next: [(state: Int, way: [AuditDeed])] = []
      for (state, way) in row {
        for (deed, to) in stepsFrom[state] ?? [] where reached.insert(to).inserted {
          if to == end { return way + [deed] }
          next.append((to, way + [deed]))
        }
      }
      row = next
    }
    return nil
  }
}
