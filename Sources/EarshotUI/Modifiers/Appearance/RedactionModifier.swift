/// Covers what is inside; it is still read.
public struct RedactionModifier {
  let change: (inout RedactionReasons) -> Void
}

extension RedactionModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let outside = context.environment
    modifier.change(&context.environment.redactionReasons)
    Modified._update(content, in: &context)
    context.environment = outside
  }

  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let outside = context.environment
    modifier.change(&context.environment.redactionReasons)
    let isRedacted = !context.environment.redactionReasons.isEmpty
    let items = Modified._resolve(content, in: &context)
    context.environment = outside
    if DrawingWalk.isOn, isRedacted { return items.drawing { $0.words = nil } }
    return isRedacted ? items.adjusting { $0.with(.redacted) { _ in } } : items
  }
}

extension View {
  /// Covers the views inside for a reason; they are still read.
  public nonisolated func redacted(reason: RedactionReasons) -> ModifiedContent<
    Self, RedactionModifier
  > {
    modifier(RedactionModifier { $0.formUnion(reason) })
  }

  /// Covers the views inside no longer.
  public nonisolated func unredacted() -> ModifiedContent<Self, RedactionModifier> {
    modifier(RedactionModifier { $0 = [] })
  }

  /// Marks what is private; it is still read.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> Self { self }
}
