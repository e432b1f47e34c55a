import EarshotTree

/// A rotor as a view offers it, with what finds the places that it leads to.
struct ResolvedRotor {
  let name: String
  /// Makes the places when somebody asks for them.
  let entries: () -> [_RotorEntry]
  /// The linked group to whose other views the rotor leads, instead of to entries.
  var links: RotorMark?
  /// The node at whose views the places are looked for.
  weak var node: _ViewNode?

  /// The places, for the element at which the rotor was asked.
  @MainActor
  func results(at id: AccessibilityElement.ID) -> [AccessibilityRotorResult] {
    guard let node, node.isAttached else { return [] }
    if let links { return results(of: links, around: node) }
    let entries = entries()
    let near = RotorTargets(searching: node)
    let everywhere =
      entries.contains { $0.namespace != nil }
      ? node.graph.root.map { RotorTargets(searching: $0) } : nil
    return entries.map { entry in
      let place = entry.namespace == nil ? near : everywhere
      let target = entry.id == nil ? id : place?.target(of: entry)
      return AccessibilityRotorResult(label: entry.label, target: target)
    }
  }

  @MainActor
  private func results(
    of links: RotorMark, around node: _ViewNode
  ) -> [AccessibilityRotorResult] {
    guard let root = node.graph.root else { return [] }
    return RotorTargets(searching: root).targets(linkedBy: links, except: node)
      .map { AccessibilityRotorResult(label: nil, target: $0) }
  }
}
