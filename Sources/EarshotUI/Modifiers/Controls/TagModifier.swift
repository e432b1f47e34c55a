/// Tells a view apart among the options that it is one of.
public struct TagModifier {
  let tag: AnyHashable
}

extension TagModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let outside = context.environment
    context.environment.tabTag = modifier.tag
    Modified._update(content, in: &context)
    context.environment = outside
  }

  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    Modified._resolve(content, in: &context).adjusting { $0.taggedUnlessTagged(modifier.tag) }
  }
}

extension ResolvedElement {
  /// The element as an option; a tag further in counts first.
  func taggedUnlessTagged(_ tag: AnyHashable?) -> ResolvedElement {
    guard self.tag == nil, let tag else { return self }
    return with { $0.tag = tag }
  }
}

private enum TagsRowsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether rows are options that are told apart by their identity.
  var tagsRows: Bool {
    get { self[TagsRowsKey.self] }
    set { self[TagsRowsKey.self] = newValue }
  }
}

extension View {
  /// Tells the view apart among the options of a picker.
  public nonisolated func tag<Value: Hashable>(
    _ tag: Value, includeOptional: Bool = true
  ) -> ModifiedContent<Self, TagModifier> {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}
