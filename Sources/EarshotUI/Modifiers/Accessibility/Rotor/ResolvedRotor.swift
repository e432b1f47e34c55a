import EarshotTree

/// A rotor as a view offers it, with what finds the places that it leads to.
struct ResolvedRotor {
  /// A place that was looked for.
  struct Place {
    let label: String?
    let textRange: Range<String.Index>?
    let target: AccessibilityElement.ID?
  }

  let name: String
  /// Makes the places when somebody asks for them.
  let entries: () -> [_RotorEntry]
  /// The linked group to whose other views the rotor leads, instead of to entries.
  var links: RotorMark?
  /// The node at whose views the places are looked for.
  weak var node: _ViewNode?

  /// The places, for the element at which the rotor was asked.
  @MainActor
  func places(at id: AccessibilityElement.ID) -> [Place] {
    guard let links else { return places(of: entries(), at: id) }
    return places(linkedBy: links)
  }

  /// Where entries lead to now, for the element at which the rotor was asked.
  @MainActor
  func places(of entries: [_RotorEntry], at id: AccessibilityElement.ID) -> [Place] {
    guard let node, node.isAttached else { return [] }
    let near = RotorTargets(searching: node)
    let everywhere =
      entries.contains { $0.namespace != nil }
      ? node.graph.root.map { RotorTargets(searching: $0) } : nil
    return entries.map { entry in
      let place = entry.namespace == nil ? near : everywhere
      let target = entry.id == nil ? id : place?.target(of: entry)
      let label = entry.label?.words(in: node.environment).string
      return Place(label: label, textRange: entry.textRange, target: target)
    }
  }

  @MainActor
  private func places(linkedBy mark: RotorMark) -> [Place] {
    guard let node, node.isAttached, let root = node.graph.root else { return [] }
    return RotorTargets(searching: root).targets(linkedBy: mark, except: node)
      .map { Place(label: nil, textRange: nil, target: $0) }
  }
}
