import EarshotTree

/// Has a suggestion searched for when it is chosen.
public struct SearchCompletionModifier {
  let choose: (SearchModel) -> Void
}

extension SearchCompletionModifier: BuildingBlockModifier, ViewModifier {
  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let items = Modified._resolve(content, in: &context)
    let inside = items.heardElements
    guard let screen = context.environment.suggestingScreen, let first = inside.first
    else { return items }
    let choose = { [weak screen] in
      guard let search = screen?.search else { return }
      modifier.choose(search)
    }
    guard !DrawingWalk.isOn else {
      return items.taken(inBy: first.id).adjusting { $0.with { $0.activation = choose } }
    }
    let element = first.with(.searchCompletion) { row in
      row.label = inside.words
      row.value = nil
      row.traits = .button
      row.activation = choose
    }
    return [.element(element)]
  }
}

extension View {
  /// Has a text searched for when the view is chosen among what is suggested.
  public nonisolated func searchCompletion(
    _ completion: String
  ) -> ModifiedContent<Self, SearchCompletionModifier> {
    modifier(SearchCompletionModifier { $0.choose(completion) })
  }

  /// Has one more token searched for when the view is chosen among what is suggested.
  public nonisolated func searchCompletion(
    _ token: some Identifiable
  ) -> ModifiedContent<Self, SearchCompletionModifier> {
    modifier(SearchCompletionModifier { $0.choose(token: token) })
  }
}
