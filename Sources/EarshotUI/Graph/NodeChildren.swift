/// The children of a node, in the order of their places.
///
/// Most nodes have one child or none, and so need no array.
enum NodeChildren {
  case none
  case one(_ViewNode)
  case several([_ViewNode])

  init(_ nodes: [_ViewNode]) {
    switch nodes.count {
    case 0: self = .none
    case 1: self = .one(nodes[0])
    default: self = .several(nodes)
    }
  }

  /// The child at a place, if there is one.
  subscript(place: Int) -> _ViewNode? {
    switch self {
    case .one(let node) where place == 0: node
    case .several(let nodes) where nodes.indices.contains(place): nodes[place]
    default: nil
    }
  }

  /// All children.
  var all: [_ViewNode] {
    switch self {
    case .none: []
    case .one(let node): [node]
    case .several(let nodes): nodes
    }
  }

  /// Puts a child at a place, or after all others; returns the one that stood there.
  mutating func put(_ child: _ViewNode, at place: Int) -> _ViewNode? {
    let former = self[place]
    switch self {
    case .none: self = .one(child)
    case .one where former != nil: self = .one(child)
    case .one(let first): self = .several([first, child])
    case .several(var nodes):
      self = .none
      if former == nil { nodes.append(child) } else { nodes[place] = child }
      self = .several(nodes)
    }
    return former
  }
}
