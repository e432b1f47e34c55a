import EarshotTree

/// What a finger does and nobody who listens can do.
///
/// A finger leads from one state to another. Where gestures of the screen reader lead there too, by
/// whatever way, nobody misses anything. Of one kind of touch, such as those of the rows of a list,
/// one for which there is a way is enough: not every combination is tried, and what was not tried is
/// not known to be missing.
struct FingerOnly {
  /// What the touches that are alike have in common.
  private struct Kind: Hashable {
    let touch: DrawnPart.Touch
    let place: ElementPath
    let look: String
  }

  /// Each kind in the order in which it was met, once for each part that is of it.
  let descriptions: [String]

  /// Looks for touches that lead where nothing else leads.
  init(in exploration: Exploration) {
    var reach = Reach(in: exploration)
    var order: [Kind] = []
    var parts: [Kind: Set<DrawnPart.ID>] = [:]
    var reached: Set<Kind> = []
    for edge in exploration.steps where edge.from != edge.to {
      guard case .touch(let touch, let id) = edge.step.deed,
        let part = edge.step.before.drawn?.parts.first(where: { $0.id == id })
      else { continue }
      let kind = Kind(touch: touch, place: ElementPath(id).shape, look: part.look)
      if parts[kind] == nil { order.append(kind) }
      parts[kind, default: []].insert(id)
      if reach.leads(from: edge.from, to: edge.to) { reached.insert(kind) }
    }
    descriptions = order.filter { !reached.contains($0) }.flatMap { kind in
      Array(
        repeating: "\(kind.touch.rawValue) on \(kind.look)", count: parts[kind, default: []].count)
    }
  }
}

/// Which states gestures of the screen reader lead to.
private struct Reach {
  private var next: [Int: Set<Int>] = [:]
  private var known: [Int: Set<Int>] = [:]

  init(in exploration: Exploration) {
    for edge in exploration.steps where edge.from != edge.to && !edge.step.deed.takesFinger {
      next[edge.from, default: []].insert(edge.to)
    }
  }

  mutating func leads(from start: Int, to end: Int) -> Bool {
    if let known = known[start] { return known.contains(end) }
    var reached: Set = [start]
    var row = [start]
    while !row.isEmpty {
      row = row.flatMap { next[$0] ?? [] }.filter { reached.insert($0).inserted }
    }
    known[start] = reached
    return reached.contains(end)
  }
}
