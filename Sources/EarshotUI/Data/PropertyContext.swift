/// The walk over a view's properties that connects each to the view's node.
@MainActor
public struct _PropertyContext {
  let node: EvaluatingNode
  private(set) var memoryInUse = 0

  init(node: EvaluatingNode) { self.node = node }

  /// What the node keeps for the property that comes next; made the first time.
  mutating func memory<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
    defer { memoryInUse += 1 }
    guard node.memory.indices.contains(memoryInUse) else {
      let memory = make()
      node.memory.append(memory)
      return memory
    }
    if let memory = node.memory[memoryInUse] as? Memory { return memory }
    let memory = make()
    node.memory[memoryInUse] = memory
    return memory
  }
}
