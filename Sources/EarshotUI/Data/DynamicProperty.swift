/// A property of a view whose value lives outside the view's own value.
public protocol DynamicProperty {
  /// Called before the body is evaluated, once the property has its value.
  mutating func update()

  /// Connects the property to what the view's node keeps for it.
  @MainActor mutating func _install(in context: inout _PropertyContext)
}

extension DynamicProperty {
  /// Nothing to do.
  public mutating func update() {}

  /// Installs the properties that this one is made of.
  @MainActor
  public mutating func _install(in context: inout _PropertyContext) {
    PropertyFields.of(Self.self).install(in: &self, &context)
  }
}

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
