/// The nodes whose last evaluation read a piece of state, in the order in which they came.
///
/// Every row of a long stack may read the same state; so coming and going take constant time.
@MainActor
final class StateReaders: StateLocation {
  /// The nodes, with gaps where one left.
  private var nodes: [EvaluatingNode?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  nonisolated init() {}

  /// Notes that the node under evaluation, if any, reads the state.
  func noteRead() {
    guard let reader = ViewGraph.current?.reader else { return }
    guard places[ObjectIdentifier(reader)] == nil else { return }
    places[ObjectIdentifier(reader)] = nodes.count
    nodes.append(reader)
    reader.noteRead(of: self)
  }

  func markDirty() {
    for node in nodes { node?.markDirty() }
  }

  func removeReader(_ node: EvaluatingNode) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(node)) else { return }
    nodes[place] = nil
    if nodes.count > 2 * places.count + 8 { closeGaps() }
  }

  private func closeGaps() {
    nodes.removeAll { $0 == nil }
    for (place, node) in nodes.enumerated() {
      if let node { places[ObjectIdentifier(node)] = place }
    }
  }
}
