public import struct Foundation.IndexSet

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at places counted from zero.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}

extension MutableCollection {
  /// Moves the elements at places counted from zero to before the one at another place.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = enumerated().map { $0 }
    let moved = all.filter { source.contains($0.offset) }
    let stay = all.filter { !source.contains($0.offset) }
    let new =
      stay.filter { $0.offset < destination } + moved + stay.filter { $0.offset >= destination }
    for (index, entry) in zip(Array(indices), new) { self[index] = entry.element }
  }
}
