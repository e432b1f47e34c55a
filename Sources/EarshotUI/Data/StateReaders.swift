/// The nodes whose last evaluation read a piece of state, in the order in which they came.
///
/// Every row of a long stack may read the same state; so coming and going take constant time.
///
/// Used when it is the main actor's turn, of which whoever owns it makes sure: to have it checked at
/// every read would cost more than the read.
final class StateReaders: StateLocation, @unchecked Sendable {
  /// The node, as long as there is only one, as of most state.
  private var onlyNode: EvaluatingNode?
  /// All nodes once there were several, with gaps where one left.
  private var nodes: [EvaluatingNode?] = []
  /// Where each node stands; kept only once there are so many that looking through them takes long.
  private var places: [ObjectIdentifier: Int]?
  private var count = 0

  /// Enough for a row whose actions each read the state: they come and go at every change of it.
  private static let fewNodes = 24

  /// Notes that the node under evaluation reads the state.
  func noteRead(by reader: EvaluatingNode) {
    guard reader !== onlyNode, place(of: reader) == nil else { return }
    reader.noteRead(of: self)
    guard onlyNode != nil || !nodes.isEmpty else {
      onlyNode = reader
      return
    }
    if let first = onlyNode {
      onlyNode = nil
      append(first)
    }
    append(reader)
  }

  private func append(_ reader: EvaluatingNode) {
    places?[ObjectIdentifier(reader)] = nodes.count
    nodes.append(reader)
    count += 1
    if places == nil, nodes.count > Self.fewNodes { closeGaps() }
  }

  @MainActor
  func markDirty() {
    onlyNode?.markDirty()
    for node in nodes { node?.markDirty() }
  }

  func removeReader(_ node: EvaluatingNode) {
    guard onlyNode !== node else {
      onlyNode = nil
      return
    }
    guard let place = place(of: node) else { return }
    places?.removeValue(forKey: ObjectIdentifier(node))
    nodes[place] = nil
    count -= 1
    if nodes.count > 2 * count + Self.fewNodes { closeGaps() }
  }

  private func place(of node: EvaluatingNode) -> Int? {
    places.map { $0[ObjectIdentifier(node)] } ?? nodes.firstIndex { $0 === node }
  }

  private func closeGaps() {
    nodes.removeAll { $0 == nil }
    guard nodes.count > Self.fewNodes else {
      places = nil
      return
    }
    var places: [ObjectIdentifier: Int] = [:]
    for (place, node) in nodes.enumerated() {
      if let node { places[ObjectIdentifier(node)] = place }
    }
    self.places = places
  }
}
