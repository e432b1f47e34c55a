import EarshotTree

/// Has a view follow the state of the reader's cursor, and the cursor the state.
public struct AccessibilityFocusedModifier<Value: Hashable> {
  let state: FocusValue<Value>
  let value: Value
}

extension AccessibilityFocusedModifier: ViewModifier {
  /// The content, which draws the cursor while the state says so.
  public func body(content: Content) -> some View {
    content.modifier(
      ReaderFocusModifier(isChosen: state.current == value) { state.set(value, $0) })
  }
}

/// Moves the reader's cursor into a view, and hears when it comes and goes.
public struct ReaderFocusModifier {
  let isChosen: Bool
  let tell: (Bool) -> Void
}

extension ReaderFocusModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let (target, _) = context.memory { FocusTarget() }
    let node = context.node
    target.gain = { modifier.tell(true) }
    target.lose = { modifier.tell(false) }
    if modifier.isChosen, !target.isChosen, !node.graph.focus.isRead(target) {
      node.graph.afterUpdate { [weak node, weak target] in
        guard let node, let target, target.isChosen, node.isAttached else { return }
        node.graph.moveReader(to: target, in: node)
      }
    }
    target.isChosen = modifier.isChosen
    Modified._update(content, in: &context)
  }

  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let target = context.node.memory.lazy.compactMap { $0 as? FocusTarget }.first
    let items = Modified._resolve(content, in: &context)
    guard let target else { return items }
    return items.adjusting { element in
      element.with(.readerFocus) { $0.focusTargets.append(target) }
    }
  }
}

extension ViewGraph {
  /// Asks the reader to go to the first element of a view.
  fileprivate func moveReader(to target: FocusTarget, in node: _ViewNode) {
    guard let element = exposed(target, in: node) else { return }
    post(.posted(.layoutChanged(focus: element.id)))
  }

  /// The first element of a view, or the one that it became part of further out.
  private func exposed(_ target: FocusTarget, in node: _ViewNode) -> ResolvedElement? {
    var element = node.exposedItems.items.firstElement
    var outer = node.parent
    while let current = element, let ancestor = outer {
      let beside = ancestor.exposedItems.items.elementsAtHand
      if !beside.contains(where: { $0.id == current.id }),
        let whole = beside.first(where: { $0.focusTargets.contains { $0 === target } })
      {
        element = whole
      }
      outer = ancestor.parent
    }
    return element
  }
}

extension [_ResolvedItem] {
  /// The element that is read first; no more rows are realised than it takes.
  @MainActor
  fileprivate var firstElement: ResolvedElement? {
    for item in self {
      switch item.kind {
      case .element(let element): return element
      case .container(_, let items):
        if let element = items.firstElement { return element }
      case .rows(let rows, _):
        for index in 0..<rows.rowCount {
          let element = rows.row(at: index)?.exposedItems.items.firstElement
          if let element { return element }
        }
      }
    }
    return nil
  }

  /// The elements outside of rows.
  fileprivate var elementsAtHand: [ResolvedElement] {
    flatMap { item -> [ResolvedElement] in
      switch item.kind {
      case .element(let element): [element]
      case .container(_, let items): items.elementsAtHand
      case .rows: []
      }
    }
  }
}

extension View {
  /// Has the view follow a state that says whether the reader's cursor is here.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> ModifiedContent<Self, AccessibilityFocusedModifier<Bool>> {
    modifier(AccessibilityFocusedModifier(state: condition.value, value: true))
  }

  /// Has the view follow a state that names where the reader's cursor is.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> ModifiedContent<Self, AccessibilityFocusedModifier<Value>> {
    modifier(AccessibilityFocusedModifier(state: binding.value, value: value))
  }
}
