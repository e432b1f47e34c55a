import EarshotTree

/// Has a text field follow a focus state: it is edited while the state says so.
public struct FocusedModifier<Value: Hashable> {
  let state: FocusValue<Value>
  let value: Value
}

extension FocusedModifier: ViewModifier {
  /// The content, marked while the state says so.
  public func body(content: Content) -> some View {
    content.modifier(
      EditingModifier(isEditing: state.current == value) { state.set(value, $0) }
    )
    .environment(\.focusIsFollowed, true)
  }
}

/// Marks a text field as being edited.
public struct EditingModifier {
  let isEditing: Bool
  let tell: (Bool) -> Void
}

extension EditingModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let (target, _) = context.memory { FocusTarget() }
    let focus = context.node.graph.focus
    target.gain = { modifier.tell(true) }
    target.lose = { modifier.tell(false) }
    if modifier.isEditing, !target.isChosen {
      context.node.graph.afterUpdate { focus.edit(target) }
    }
    if !modifier.isEditing { focus.stopEditing(target) }
    target.isChosen = modifier.isEditing
    Modified._update(content, in: &context)
  }

  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    Modified._resolve(content, in: &context).adjusting { element in
      guard element.traits.contains(.textEntry) else { return element }
      return element.with(.editing) { field in
        if modifier.isEditing { field.traits.insert(.isEditing) }
        let former = field.activation
        field.activation = {
          former?()
          modifier.tell(true)
        }
      }
    }
  }
}

extension View {
  /// Has the view follow a state that says whether it is where text is entered.
  public nonisolated func focused(
    _ condition: FocusState<Bool>.Binding
  ) -> ModifiedContent<Self, FocusedModifier<Bool>> {
    modifier(FocusedModifier(state: condition.value, value: true))
  }

  /// Has the view follow a state that names where text is entered.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> ModifiedContent<Self, FocusedModifier<Value>> {
    modifier(FocusedModifier(state: binding.value, value: value))
  }
}
