/// Offers among what to search.
struct SearchScopesModifier<Scope: Hashable, Scopes: View> {
  let scope: Binding<Scope>
  let activation: SearchScopeActivation
  let scopes: Scopes
}

extension SearchScopesModifier: BuildingBlockModifier {
  static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let outside = context.environment
    let screen = context.searchedScreen()
    screen.scopesAwaitText = modifier.activation == .onTextEntry
    let bar = ScopeBar(scope: modifier.scope, scopes: modifier.scopes)
    context.updateSearchBar(bar, at: .searchScopes, of: screen)
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

/// The choice among what to search.
private struct ScopeBar<Scope: Hashable, Scopes: View>: View {
  let scope: Binding<Scope>
  let scopes: Scopes

  var body: some View {
    Picker("Scope", selection: scope) { scopes }
      .pickerStyle(.segmented)
      .modifier(RuleModifier(rule: .searchScopes))
  }
}

extension View {
  /// Offers among what to search, once a search begins.
  public nonisolated func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> some View
  ) -> some View {
    modifier(SearchScopesModifier(scope: scope, activation: .automatic, scopes: scopes()))
  }

  /// Offers among what to search, and says when.
  public nonisolated func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> some View
  ) -> some View {
    modifier(SearchScopesModifier(scope: scope, activation: activation, scopes: scopes()))
  }
}

/// When that among which is searched is shown.
public struct SearchScopeActivation: Equatable, Sendable {
  private let name: String

  /// As is usual, which on iOS is once a search begins.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// Once something is typed.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// Once a search begins.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}
