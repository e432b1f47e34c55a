/// Runs code for each value that a publisher sends while the view is there.
struct ReceiveModifier<Source: Publisher> {
  let source: Source
  let action: (Source.Output) -> Void
}

extension ReceiveModifier: BuildingBlockModifier {
  static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let (memory, isNew) = context.memory { ReceiveMemory<Source.Output>() }
    memory.action = modifier.action
    if isNew {
      context.node.graph.afterUpdate { [weak memory] in memory?.begin(with: modifier.source) }
    }
    Modified._update(content, in: &context)
  }
}

/// A subscription from when a view appears until it leaves.
///
/// A publisher that a body makes anew each time is the same to the eye; the first one is kept.
@MainActor
private final class ReceiveMemory<Output>: NodeMemory {
  var action: ((Output) -> Void)?
  private var subscription: AnyCancellable?

  func begin(with source: some Publisher<Output, some Error>) {
    guard action != nil else { return }
    subscription = source._subscribe { [weak self] value in
      nonisolated(unsafe) let value = value
      MainActor.assumeIsolated { self?.action?(value) }
    }
  }

  func nodeWillLeave(_ graph: ViewGraph) {
    subscription?.cancel()
    subscription = nil
    action = nil
  }
}

extension View {
  /// Runs code for each value that a publisher sends.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(source: publisher, action: action))
  }
}
