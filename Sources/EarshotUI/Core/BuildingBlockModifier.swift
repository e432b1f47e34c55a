/// A modifier that is known to the layer and has no body.
@MainActor @preconcurrency
protocol BuildingBlockModifier: ViewModifier where Body == Never {}

extension BuildingBlockModifier {
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body; it is a building block of other modifiers")
  }

  /// Leaves the content as it is, for modifiers that matter only to what is exposed.
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    Modified._update(content, in: &context)
  }

  /// Leaves the content as it is, for modifiers that matter only to what is evaluated.
  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    Modified._resolve(content, in: &context)
  }
}
