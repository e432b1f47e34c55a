/// Runs code when the views inside hand up another value.
struct PreferenceChangeModifier<Key: PreferenceKey> where Key.Value: Equatable {
  let action: (Key.Value) -> Void
}

extension PreferenceChangeModifier: BuildingBlockModifier {
  static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let place = context.memoryInUse + 1
    let node = context.node
    let (memory, isNew) = context.memory { PreferenceChangeMemory<Key>(node, from: place) }
    memory.action = modifier.action
    if isNew {
      node.graph.preferences.add(memory)
      node.graph.preferences.isOutdated = true
    }
    Modified._update(content, in: &context)
  }
}

/// What a view heard last of the views inside.
@MainActor
private final class PreferenceChangeMemory<Key: PreferenceKey>: NodeMemory, PreferenceListener
where Key.Value: Equatable {
  var action: (Key.Value) -> Void = { _ in }
  private weak var node: _ViewNode?
  private let place: Int
  private var value = Key.defaultValue

  init(_ node: _ViewNode, from place: Int) {
    self.node = node
    self.place = place
  }

  func notice(in graph: ViewGraph) {
    guard let node else { return }
    let new = node.preference(Key.self, from: place) ?? Key.defaultValue
    guard new != value else { return }
    value = new
    graph.afterUpdate { [weak self] in self?.action(new) }
  }

  func nodeWillLeave(_ graph: ViewGraph) { graph.preferences.remove(self) }
}

extension View {
  /// Runs code when the views inside hand up another value than the default, or than before.
  public nonisolated func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceChangeModifier<Key>(action: action))
  }
}
