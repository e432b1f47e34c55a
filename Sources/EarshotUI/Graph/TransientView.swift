/// Views that are evaluated only to learn what they expose, and then let go.
@MainActor
enum TransientView {
  /// The elements of a view as it would stand near a node.
  static func elements<Content: View>(
    of content: Content, near node: _ViewNode, environment: EnvironmentValues
  ) -> [ResolvedElement] {
    let place = _ViewNode.Place(parent: nil, key: .place(0))
    let root = ContentNode(Group { content }, graph: node.graph, place: place)
    root.update(Group { content }, environment: environment)
    defer { root.detach() }
    return root.exposedItems.items.allElements
  }
}
