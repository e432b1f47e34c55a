/// The walk over a view's value that brings its node up to date.
///
/// The type of a view fixes how many children it has and in which order they come, so that a child
/// is found by counting. Where the type leaves a choice, the child's key tells what was chosen.
@MainActor
public struct _UpdateContext {
  let node: _ViewNode
  var environment: EnvironmentValues
  /// Whether rows are realised on demand.
  var isLazy: Bool
  /// Whether a view that arranges others was met since the walk began.
  var isArranged = false
  /// The place of the child that comes next.
  private(set) var place = 0
  /// How many pieces of memory the walk has met.
  private(set) var memoryInUse: Int

  init(node: _ViewNode, memoryInUse: Int = 0) {
    self.node = node
    self.environment = node.environment
    self.isLazy = node.isLazy
    self.memoryInUse = memoryInUse
  }

  /// Updates the child that comes next, or creates it.
  mutating func updateChild<Content: View>(_ content: Content) {
    updateChild(content, key: .place(Int32(place)))
  }

  /// Updates the child that comes next, if it stands on the same branch.
  mutating func updateChild<Content: View>(_ content: Content, branch: NodeKey.Branch) {
    updateChild(content, key: .branch(Int32(place), branch))
  }

  /// Updates the child that comes next, which is not always there.
  mutating func updateChild<Content: View>(ifPresent content: Content?) {
    if let content {
      updateChild(content, branch: .first)
    } else {
      updateAbsentChild()
    }
  }

  /// Takes out what stood at the place of the child that comes next.
  mutating func updateAbsentChild() {
    let absent = node.graph.absentNode
    if existingChild() !== absent { node.setChild(absent, at: place) }
    place += 1
  }

  /// Updates the child that comes next, if it has the same identity.
  mutating func updateChild<Content: View>(_ content: Content, identity: String) {
    updateChild(content, key: .identity(Int32(place), identity))
  }

  /// Updates the child that comes next, if it is of the same class and key; else replaces it.
  mutating func updateChild<Node: _ViewNode>(
    key: NodeKey? = nil, make: (_ViewNode.Place) -> Node, update: (Node) -> Void
  ) {
    let key = key ?? .place(Int32(place))
    defer { place += 1 }
    if let child = existingChild() as? Node, child.key == key {
      update(child)
      return
    }
    guard node.graph.permits(depth: node.depth + 1, of: node) else { return }
    let child = make(
      _ViewNode.Place(parent: node, key: key, isLazy: isLazy, isArranged: isArranged))
    node.setChild(child, at: place)
    update(child)
  }

  /// The key of the child that comes next, told apart from others that stand there by an identity.
  func nextKey(identity: String) -> NodeKey { .identity(Int32(place), identity) }

  /// What is remembered at this point of the walk; made the first time.
  mutating func memory<Memory: AnyObject>(_ make: () -> Memory) -> (memory: Memory, isNew: Bool) {
    defer { memoryInUse += 1 }
    if node.memory.indices.contains(memoryInUse),
      let memory = node.memory[memoryInUse] as? Memory
    {
      return (memory, false)
    }
    let memory = make()
    if node.memory.indices.contains(memoryInUse) {
      node.memory[memoryInUse] = memory
    } else {
      node.memory.append(memory)
    }
    return (memory, true)
  }

  /// Updates the child of a key that comes next, or replaces what has another.
  mutating func updateChild<Content: View>(_ content: Content, key: NodeKey) {
    let graph = node.graph
    let environment = environment
    if Content._isComposite {
      updateChild(
        key: key, make: { CompositeNode(content, graph: graph, place: $0) },
        update: { $0.update(content, environment: environment) })
    } else {
      updateChild(
        key: key, make: { ContentNode(content, graph: graph, place: $0) },
        update: { $0.update(content, environment: environment) })
    }
  }

  private func existingChild() -> _ViewNode? { node.child(at: place) }
}
