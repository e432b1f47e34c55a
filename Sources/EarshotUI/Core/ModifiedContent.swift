/// A view together with a change to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Changes a view.
  @inlinable
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

/// What a modified view does is inlined into its witnesses, which know its type; elsewhere the type
/// would be looked up by the types of its parts at each call, and chains of modifiers are long.
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public var body: Never {
    preconditionFailure("A modified view has no body; it is a building block of other views")
  }

  @inline(__always)
  public static func _update(_ view: Self, in context: inout _UpdateContext) {
    Modifier._update(view.modifier, of: view.content, in: &context)
  }

  @inline(__always)
  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    Modifier._resolve(view.modifier, of: view.content, in: &context)
  }
}
