/// A change to a view that can be applied to many.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>

  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Brings the node up to date: first with the modifier, then with what it modifies.
  static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext)

  /// What the modified content exposes; children of the modifier are resolved before the content.
  static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem]
}

extension ViewModifier {
  /// A modifier with a body stands at a node of its own.
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    context.updateChild(ModifiedBody(modifier: modifier, content: content))
  }

  /// A modifier with a body exposes what its node exposes.
  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] { context.resolveChild() }
}

extension View {
  /// Applies a modifier.
  ///
  /// It is inlined, like what it calls, as a chain of modifiers is copied at each of its links; that
  /// takes longer where the type has to be looked up.
  @inlinable
  public nonisolated func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
