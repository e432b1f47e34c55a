/// Hands a value up, in the place of what the views inside hand up, or changes theirs.
public struct PreferenceModifier<Key: PreferenceKey> {
  let change: (inout Key.Value) -> Void
  let replaces: Bool
}

extension PreferenceModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let (memory, _) = context.memory { PreferenceMemory<Key>() }
    memory.change = modifier.change
    memory.replaces = modifier.replaces
    context.node.graph.preferences.isOutdated = true
    Modified._update(content, in: &context)
  }
}

/// What a node hands up.
@MainActor
final class PreferenceMemory<Key: PreferenceKey>: NodeMemory {
  var change: (inout Key.Value) -> Void = { _ in }
  var replaces = false

  func nodeWillLeave(_ graph: ViewGraph) { graph.preferences.isOutdated = true }
}

extension View {
  /// Hands a value up to the views around.
  public nonisolated func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> ModifiedContent<Self, PreferenceModifier<Key>> {
    modifier(PreferenceModifier<Key>(change: { $0 = value }, replaces: true))
  }

  /// Changes what the views inside hand up.
  public nonisolated func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> ModifiedContent<Self, PreferenceModifier<Key>> {
    modifier(PreferenceModifier<Key>(change: callback, replaces: false))
  }
}
