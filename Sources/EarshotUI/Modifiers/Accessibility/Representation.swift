import EarshotTree

/// Has a view exposed as other views are.
public struct RepresentationModifier<Representation: View> {
  let representation: Representation
}

extension RepresentationModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    context.updateChild(modifier.representation)
    Modified._update(content, in: &context)
  }

  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let representation = context.resolveChild()
    guard !DrawingWalk.isOn else {
      return Modified._resolve(content, in: &context).taken(inBy: representation.standIns)
    }
    return representation.adjusting { $0.with(.representation) { _ in } }
  }
}

/// Gives a view children that are there only for assistive technology.
public struct VirtualChildrenModifier<Children: View> {
  let children: Children
}

extension VirtualChildrenModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    context.updateChild(modifier.children)
    Modified._update(content, in: &context)
  }

  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let children = context.resolveChild().adjusting { $0.with(.virtualChildren) { _ in } }
    let view = Modified._resolve(content, in: &context)
    guard !DrawingWalk.isOn else { return view.taken(inBy: children.standIns) }
    var item = ChildBehaviorModifier.container(of: children, in: context)
    if case .container(var container, let items) = item.kind {
      container.label = words(of: view)
      item.kind = .container(container, items)
    }
    return [item]
  }

  /// What the view was called before it had children.
  @MainActor
  private static func words(of items: [_ResolvedItem]) -> String? {
    guard let first = items.first else { return nil }
    switch first.kind {
    case .element(let element): return element.label
    case .container(let container, _): return container.label
    case .rows: return nil
    }
  }
}

extension View {
  /// Has the view exposed as other views are, which are not seen.
  public nonisolated func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> ModifiedContent<Self, RepresentationModifier<Representation>> {
    modifier(RepresentationModifier(representation: representation()))
  }

  /// Gives the view children that are there only for assistive technology.
  public nonisolated func accessibilityChildren<Children: View>(
    @ViewBuilder children: () -> Children
  ) -> ModifiedContent<Self, VirtualChildrenModifier<Children>> {
    modifier(VirtualChildrenModifier(children: children()))
  }
}
