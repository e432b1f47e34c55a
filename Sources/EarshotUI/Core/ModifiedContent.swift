/// A view together with a change to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Changes a view.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public var body: Never {
    preconditionFailure("A modified view has no body; it is a building block of other views")
  }

  public static func _update(_ view: Self, in context: inout _UpdateContext) {
    Modifier._update(view.modifier, of: view.content, in: &context)
  }

  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    Modifier._resolve(view.modifier, of: view.content, in: &context)
  }
}
