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
  public nonisolated func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier's body receives.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let content: any View
}

extension _ViewModifier_Content: BuildingBlock {
  public static func _update(_ view: Self, in context: inout _UpdateContext) {
    update(view.content, in: &context)
  }

  /// The modifier's own type fixes the type of what it modifies.
  @MainActor
  private static func update(_ content: some View, in context: inout _UpdateContext) {
    context.updateChild(content)
  }

  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] { context.resolveChild() }
}

/// A modifier with a body, seen as a view, so that its properties live where a view's do.
struct ModifiedBody<Modifier: ViewModifier, Modified: View> {
  var modifier: Modifier
  let content: Modified
}

extension ModifiedBody: View {
  var body: Modifier.Body {
    modifier.body(content: _ViewModifier_Content(content: content))
  }
}

/// A view together with a change to it.
public struct ModifiedContent<Content, Modifier> {
  let content: Content
  let modifier: Modifier
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
