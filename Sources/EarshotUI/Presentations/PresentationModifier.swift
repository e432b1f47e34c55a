/// Shows content over the screen, or instead of the one before, while there is a reason to.
///
/// Everything that opens is built from this. The condition is read in a body of its own, so that
/// whoever changes it has it evaluated again.
struct PresentationModifier<Presented: View> {
  let kind: Presentation.Kind
  /// The identity of what is shown; nil shows nothing, and another one closes and opens anew.
  let identity: () -> String?
  /// Makes the reason go away.
  let dismiss: () -> Void
  var onDismiss: (() -> Void)?
  let content: () -> Presented
}

extension PresentationModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      PresentationBlock(
        kind: kind, identity: identity(), dismiss: dismiss, onDismiss: onDismiss,
        presented: self.content))
  }
}

extension PresentationModifier {
  /// Shows content while a condition holds.
  init(
    _ kind: Presentation.Kind, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    content: @escaping () -> Presented
  ) {
    self.init(
      kind: kind, identity: { isPresented.wrappedValue ? "" : nil },
      dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss, content: content)
  }

  /// Shows content while there is an item.
  init<Item, ID: Hashable, Shown: View>(
    _ kind: Presentation.Kind, item: Binding<Item?>, id: @escaping (Item) -> ID,
    onDismiss: (() -> Void)? = nil, content: @escaping (Item) -> Shown
  ) where Presented == Shown? {
    self.init(
      kind: kind, identity: { item.wrappedValue.map { String(describing: id($0)) } },
      dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss,
      content: { item.wrappedValue.map(content) })
  }
}

/// Shows content, given an identity.
struct PresentationBlock<Presented: View> {
  let kind: Presentation.Kind
  let identity: String?
  let dismiss: () -> Void
  var onDismiss: (() -> Void)?
  var pathPlace: Int?
  let presented: () -> Presented
}

extension PresentationBlock: BuildingBlockModifier {
  static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    if let identity = modifier.identity {
      show(modifier, as: identity, in: &context)
    } else {
      context.updateAbsentChild()
    }
    Modified._update(content, in: &context)
  }

  @MainActor
  private static func show(
    _ modifier: Self, as identity: String, in context: inout _UpdateContext
  ) {
    let graph = context.node.graph
    let environment = context.environment
    context.updateChild(key: context.nextKey(identity: identity)) {
      PresentedContentNode<Presented>(
        Presentation(modifier.kind), pathPlace: modifier.pathPlace, graph: graph, place: $0)
    } update: { node in
      node.presentation.dismiss = modifier.dismiss
      node.onDismiss = modifier.onDismiss
      node.update(modifier.presented, environment: environment)
    }
  }

  static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    context.skipChild()
    return Modified._resolve(content, in: &context)
  }
}
