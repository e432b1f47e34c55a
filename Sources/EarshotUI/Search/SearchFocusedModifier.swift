/// Has the search field follow a focus state.
struct SearchFocusedModifier<Value: Hashable> {
  let state: FocusValue<Value>
  let value: Value
}

extension SearchFocusedModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      SearchFollowingModifier(isEditing: state.current == value) { state.set(value, $0) })
  }
}

/// Begins and ends the entry of text in the search field, and hears when others do.
struct SearchFollowingModifier {
  let isEditing: Bool
  let tell: (Bool) -> Void
}

extension SearchFollowingModifier: BuildingBlockModifier {
  static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let outside = context.environment
    let screen = context.searchedScreen()
    let (follower, _) = context.memory { SearchFollower() }
    follower.tell = modifier.tell
    follower.screen = screen
    let isOther = modifier.isEditing != follower.isChosen
    follower.isChosen = modifier.isEditing
    context.node.graph.afterUpdate { [weak follower] in
      guard let follower, let search = screen.search else { return }
      search.add(follower)
      guard isOther else { return }
      if follower.isChosen { search.begin() } else { search.endEditing() }
    }
    Modified._update(content, in: &context)
    context.environment = outside
  }
}

extension View {
  /// Has the search field follow a state that says whether text is entered there.
  public nonisolated func searchFocused(
    _ condition: FocusState<Bool>.Binding
  ) -> some View {
    modifier(SearchFocusedModifier(state: condition.value, value: true))
  }

  /// Has the search field follow a state that names where text is entered.
  public nonisolated func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(SearchFocusedModifier(state: binding.value, value: value))
  }
}
