public import struct Foundation.IndexSet

extension MutableCollection {
  /// Moves the elements at some offsets, in their order, before the element at another offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = all.indices.filter(source.contains)
    let before = all.indices.prefix(destination).filter { !source.contains($0) }
    let after = all.indices.dropFirst(destination).filter { !source.contains($0) }
    for (index, offset) in zip(indices, before + moved + after) { self[index] = all[offset] }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = Self(enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
  }
}
