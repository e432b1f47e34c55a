/// Which stop of a screen is which, before and after its source was changed.
///
/// Places alone would not do: a view that is put in front of others moves all of them on.
package struct StopMatching {
  /// The stops before.
  package let former: [ReloadedStop]
  /// The stops now.
  package let current: [ReloadedStop]
  /// For each stop before, where it is now; nil for one that is gone.
  package private(set) var currentPlaces: [Int?]
  /// For each stop now, where it was; nil for one that is new.
  package private(set) var formerPlaces: [Int?]

  /// Longer lists are matched without finding the shortest difference, which takes time that grows
  /// with the square of their length.
  private static let weavingLimit = 500

  /// Of more pairs than these it is not asked how alike they are.
  private static let comparisonLimit = 10_000
  /// Names with a smaller share of words in common have nothing to do with each other.
  private static let leastLikeness = 0.5

  /// Finds as many stops again as it can.
  package init(former: [ReloadedStop], current: [ReloadedStop]) {
    self.former = former
    self.current = current
    currentPlaces = former.map { _ in nil }
    formerPlaces = current.map { _ in nil }
    weave { [$0.place.row, $0.line] }
    match { [$0.place.path, $0.line] }
    match { [$0.place.row, $0.line] }
    match { $0.label.isEmpty ? nil : [$0.place.path, $0.label] }
    match { $0.label.isEmpty ? nil : [$0.place.row, $0.label] }
    matchAlike { $0.place.row == $1.place.row }
    match { [$0.place.path] }
    match { [$0.line] }
    matchAlike { _, _ in true }
  }

  /// Pairs what stays in order.
  private mutating func weave(by key: (ReloadedStop) -> [String]) {
    guard max(former.count, current.count) <= Self.weavingLimit else { return }
    let difference = current.map(key).difference(from: former.map(key))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let kept = former.indices.filter { !removed.contains($0) }
    for (old, new) in zip(kept, current.indices.filter { !inserted.contains($0) }) {
      pair(old, new)
    }
  }

  /// Pairs what is left and has the same key, in order.
  private mutating func match(by key: (ReloadedStop) -> [String]?) {
    var left: [[String]: [Int]] = [:]
    for index in current.indices.reversed() where formerPlaces[index] == nil {
      if let key = key(current[index]) { left[key, default: []].append(index) }
    }
    for index in former.indices where currentPlaces[index] == nil {
      guard let key = key(former[index]), let place = left[key]?.popLast() else { continue }
      pair(index, place)
    }
  }

  /// Pairs what is left and is called nearly the same, the most alike first.
  private mutating func matchAlike(where mayMatch: (ReloadedStop, ReloadedStop) -> Bool) {
    let old = former.indices.filter { currentPlaces[$0] == nil }
    let new = current.indices.filter { formerPlaces[$0] == nil }
    guard old.count * new.count <= Self.comparisonLimit else { return }
    let pairs = old.flatMap { old in
      new.filter { mayMatch(former[old], current[$0]) }
        .map { new in (old, new, likeness: former[old].likeness(to: current[new])) }
    }
    for (old, new, _) in pairs.filter({ $0.likeness >= Self.leastLikeness })
      .sorted(by: { ($1.likeness, $0.0, $0.1) < ($0.likeness, $1.0, $1.1) })
    where currentPlaces[old] == nil && formerPlaces[new] == nil {
      pair(old, new)
    }
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    currentPlaces[old] = new
    formerPlaces[new] = old
  }

  /// Where somebody finds the way back to who was at a stop: there, or at the nearest neighbour that
  /// is left, the next before the previous.
  package func wayBack(to old: Int) -> (place: Int, isSame: Bool)? {
    if let place = currentPlaces[old] { return (place, true) }
    for distance in 1..<max(former.count, 2) {
      for index in [old + distance, old - distance] where currentPlaces.indices.contains(index) {
        if let place = currentPlaces[index] { return (place, false) }
      }
    }
    return nil
  }
}
