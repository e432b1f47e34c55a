/// Starts a task when a view appears, or an identity changes, and cancels it when the view leaves.
public struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void
}

extension TaskModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let (memory, isNew) = context.memory { TaskMemory(modifier.id) }
    if isNew || memory.id != modifier.id {
      memory.id = modifier.id
      context.node.graph.afterUpdate { [weak memory] in memory?.begin(modifier) }
    }
    Modified._update(content, in: &context)
  }
}

/// The task of a view.
@MainActor
private final class TaskMemory<ID: Equatable>: NodeMemory {
  var id: ID
  private var task: Task<Void, Never>?
  private var isOver = false

  init(_ id: ID) { self.id = id }

  func begin(_ modifier: TaskModifier<ID>) {
    task?.cancel()
    guard !isOver else { return }
    task = Task(priority: modifier.priority) { await modifier.action() }
  }

  func nodeWillLeave(_ graph: ViewGraph) {
    isOver = true
    task?.cancel()
    task = nil
  }
}

extension View {
  /// Starts a task when the view appears; it is cancelled when the view leaves.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @MainActor () async -> Void
  ) -> ModifiedContent<Self, TaskModifier<Bool>> {
    modifier(TaskModifier(id: true, priority: priority, action: action))
  }

  /// Starts a task when the view appears, and again whenever the identity is another.
  public nonisolated func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @MainActor () async -> Void
  ) -> ModifiedContent<Self, TaskModifier<ID>> {
    modifier(TaskModifier(id: id, priority: priority, action: action))
  }

  /// Starts a named task when the view appears; it is cancelled when the view leaves.
  public nonisolated func task(
    name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, @_inheritActorContext _ action: @escaping @MainActor () async -> Void
  ) -> ModifiedContent<Self, TaskModifier<Bool>> {
    task(priority: priority, action)
  }
}
