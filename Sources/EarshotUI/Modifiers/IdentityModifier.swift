/// Gives a view an identity: with another one it is another view.
struct IdentityModifier<ID: Hashable> {
  let id: ID
}

extension IdentityModifier: BuildingBlockModifier {
  static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let (memory, _) = context.memory { IdentityMemory<ID>() }
    context.updateChild(content, identity: memory.name(of: modifier.id))
  }

  static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] { context.resolveChild() }
}

/// The names of the identities that a view has had.
private final class IdentityMemory<ID: Hashable> {
  private var names = RowNames<ID>()

  func name(of id: ID) -> String { names.name(of: id) }
}

extension View {
  /// Gives the view an identity; state is lost when it changes.
  public nonisolated func id(_ id: some Hashable) -> some View {
    modifier(IdentityModifier(id: id))
  }
}
