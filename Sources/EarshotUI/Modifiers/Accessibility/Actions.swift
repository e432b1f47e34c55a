import EarshotTree

/// Adds an action that is chosen by name.
struct NamedActionModifier {
  let name: String
  let handler: () -> Void
}

extension NamedActionModifier: BuildingBlockModifier {
  static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let action = ResolvedAction(name: modifier.name, handler: modifier.handler)
    return Modified._resolve(content, in: &context).adding { [action] }
  }
}

/// Adds the buttons of a builder as actions that are chosen by name.
struct ActionBlockModifier<Block: View> {
  let block: Block
}

extension ActionBlockModifier: BuildingBlockModifier {
  static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let graph = context.node.graph
    let environment = context.environment
    context.updateChild(
      make: { ActionBlockNode(modifier.block, graph: graph, place: $0) },
      update: { $0.update(modifier.block, environment: environment) })
    Modified._update(content, in: &context)
  }

  static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let node = WeakBox(context.nextChild() as? ActionBlockNode<Block>)
    return Modified._resolve(content, in: &context).adding { node.value?.actions ?? [] }
  }
}

extension [_ResolvedItem] {
  /// Adds actions that are made when somebody asks for them.
  @MainActor
  fileprivate func adding(_ actions: @escaping @MainActor () -> [ResolvedAction]) -> Self {
    adjusting { element in
      element.with(.actions) { $0.actions.append(.written(actions)) }
    }
  }
}

/// A reference that does not keep its object.
private struct WeakBox<Object: AnyObject> {
  weak var value: Object?

  init(_ value: Object?) { self.value = value }
}

/// What an action without a name is for.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind {
    case activation
    case escape
    case magicTap
  }

  let kind: Kind

  /// What a double tap does.
  public static let `default` = Self(kind: .activation)
  /// What a two-finger scrub does: it leaves what was opened last.
  public static let escape = Self(kind: .escape)
  /// What a two-finger double tap does.
  public static let magicTap = Self(kind: .magicTap)
}

/// Sets what a gesture does that has no name in the rotor.
struct GestureActionChange: ElementChange {
  static var rule: UIRule { .gestureAction }
  static let isHandedDown = true
  let kind: AccessibilityActionKind.Kind
  let handler: () -> Void

  func apply(to element: ResolvedElement) {
    switch kind {
    case .activation: element.activation = handler
    case .escape: element.escape = handler
    case .magicTap: element.magicTap = handler
    }
  }

  /// A gesture that an element does not know climbs to the containers around it.
  func handDown(to element: ResolvedElement) {
    switch kind {
    case .activation: break
    case .escape: element.escape = element.escape ?? handler
    case .magicTap: element.magicTap = element.magicTap ?? handler
    }
  }
}

extension View {
  /// Sets what a gesture does.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View {
    modifier(
      ElementChangeModifier(
        change: GestureActionChange(kind: actionKind.kind, handler: handler)))
  }

  /// Adds an action that is chosen by name.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(NamedActionModifier(name: name.string, handler: handler))
  }

  /// Adds an action that is chosen by name.
  public nonisolated func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action that is chosen by name.
  @_disfavoredOverload
  public nonisolated func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds the buttons of a builder as actions that are chosen by name.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(ActionBlockModifier(block: content()))
  }
}

extension ResolvedElement {
  /// The element as an action of another one, if it has a name and does something.
  var asAction: ResolvedAction? {
    guard let label, !traits.contains(.notEnabled) else { return nil }
    guard let handler = activation ?? (acceptsTouches ? tap : nil) else { return nil }
    return ResolvedAction(name: label, handler: handler)
  }
}
