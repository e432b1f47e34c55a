/// Gives a view an identity: with another one it is another view.
public struct IdentityModifier<ID: Hashable> {
  let id: ID
}

extension IdentityModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let (memory, _) = context.memory { IdentityMemory<ID>() }
    context.updateKeyedPart(content, identity: memory.name(of: modifier.id))
  }

  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] { context.resolveKeyedPart(content) }
}

/// The name of the identity that a view has; the next one only has to differ from it.
private final class IdentityMemory<ID: Hashable>: IdentityKeeping {
  private var current: (id: ID, name: String)?

  var identity: AnyHashable? { current?.id }

  func name(of id: ID) -> String {
    if let current, current.id == id { return current.name }
    let name = RowNames.freeName(like: id) { $0 == current?.name }
    current = (id, name)
    return name
  }
}

extension View {
  /// Gives the view an identity; state is lost when it changes.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> ModifiedContent<Self, IdentityModifier<ID>>
  {
    modifier(IdentityModifier(id: id))
  }
}
