import EarshotTree

/// What becomes of the elements inside an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind {
    case ignore
    case contain
    case combine
  }

  let kind: Kind

  /// They are dropped.
  public static let ignore = Self(kind: .ignore)
  /// They stay, in a container.
  public static let contain = Self(kind: .contain)
  /// They become one.
  public static let combine = Self(kind: .combine)
}

/// Makes an element or a container of a view.
public struct ChildBehaviorModifier {
  let behavior: AccessibilityChildBehavior
}

extension ChildBehaviorModifier: BuildingBlockModifier, ViewModifier {
  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let items = Modified._resolve(content, in: &context)
    if DrawingWalk.isOn, modifier.behavior != .contain { return items.taken(inBy: context.id) }
    switch modifier.behavior.kind {
    case .ignore: return [.element(context.makeElement(.ignoreChildren))]
    case .contain: return [container(of: items, in: context)]
    case .combine: return [.element(CombinedElement.combine(items, in: context))]
    }
  }

  /// A container around what is exposed.
  @MainActor
  static func container(
    of items: [_ResolvedItem], in context: _ResolveContext
  ) -> _ResolvedItem {
    let id = AccessibilityElement.ID(rawValue: identity(around: items, in: context))
    return _ResolvedItem(.container(AccessibilityContainer(id: id, kind: .group), items))
  }

  /// The identity of a container; one that stands at the same node as the container in it is told
  /// apart by its length.
  @MainActor
  private static func identity(around items: [_ResolvedItem], in context: _ResolveContext) -> String
  {
    let identity = context.node.path + "/#group"
    let inside = items.compactMap { item -> String? in
      guard case .container(let container, _) = item.kind else { return nil }
      return container.id.rawValue.hasPrefix(identity) ? container.id.rawValue : nil
    }
    guard let longest = inside.max(by: { $0.count < $1.count }) else { return identity }
    return longest + "#group"
  }
}

extension View {
  /// Makes an element of the view.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> ModifiedContent<Self, ChildBehaviorModifier> {
    modifier(ChildBehaviorModifier(behavior: children))
  }
}
