/// Offers what may be searched for.
struct SearchSuggestionsModifier<Suggestions: View> {
  let suggestions: Suggestions
}

extension SearchSuggestionsModifier: BuildingBlockModifier {
  static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let outside = context.environment
    let screen = context.searchedScreen()
    let inside = context.environment
    context.environment.suggestingScreen = screen
    let isHidden = outside.hiddenSuggestions.contains(.content)
    let rows = isHidden ? nil : SuggestedRows(rows: modifier.suggestions)
    context.updateSearchBar(rows, at: .searchSuggestions, of: screen)
    context.environment = inside
    Modified._update(content, in: &context)
    context.environment = outside
  }

  static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    context.skipChild()
    return Modified._resolve(content, in: &context)
  }
}

/// What is suggested, row by row.
private struct SuggestedRows<Rows: View>: View {
  let rows: Rows

  var body: some View {
    rows.modifier(RuleModifier(rules: [.searchSuggestions, .searchSuggestionsUncounted]))
  }
}

private enum SuggestingScreenKey: EnvironmentKey {
  static let defaultValue: ScreenModel? = nil
}

private enum HiddenSuggestionsKey: EnvironmentKey {
  static let defaultValue = SearchSuggestionsPlacement.Set()
}

extension EnvironmentValues {
  /// The screen for whose search the view is suggested.
  var suggestingScreen: ScreenModel? {
    get { self[SuggestingScreenKey.self] }
    set { self[SuggestingScreenKey.self] = newValue }
  }

  /// Where what may be searched for is not offered.
  var hiddenSuggestions: SearchSuggestionsPlacement.Set {
    get { self[HiddenSuggestionsKey.self] }
    set { self[HiddenSuggestionsKey.self] = newValue }
  }

  /// Where what may be searched for is offered: on a phone, in place of the content.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
}

extension View {
  /// Offers what may be searched for.
  public nonisolated func searchSuggestions(
    @ViewBuilder _ suggestions: () -> some View
  ) -> some View {
    modifier(SearchSuggestionsModifier(suggestions: suggestions()))
  }

  /// Sets where what may be searched for is not offered.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(
      EnvironmentModifier {
        if visibility == .hidden {
          $0.hiddenSuggestions.formUnion(placements)
        } else {
          $0.hiddenSuggestions.subtract(placements)
        }
      })
  }
}
