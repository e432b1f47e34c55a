// Modifiers of what is shown while somebody searches; a search field here is never opened that far.
extension View {
  /// Sets among what is searched.
  public nonisolated func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> some View
  ) -> Self { self }
  /// Sets among what is searched, and when that is shown.
  public nonisolated func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> some View
  ) -> Self { self }
  /// Offers what may be searched for.
  public nonisolated func searchSuggestions(
    @ViewBuilder _ suggestions: () -> some View
  ) -> Self { self }
  /// Sets where what may be searched for is not offered.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> Self { self }
  /// Sets the text that stands for the view where it is offered to a search.
  public nonisolated func searchCompletion(_ completion: String) -> Self { self }
}

/// When that among which is searched is shown.
public struct SearchScopeActivation: Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// Once something is typed.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// Once a search begins.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// Where what may be searched for is offered.
public enum SearchSuggestionsPlacement: Sendable {
  /// Places where what may be searched for is offered.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu at the field.
    public static let menu = Set(rawValue: 1)
    /// In place of the content.
    public static let content = Set(rawValue: 2)
  }
}
