/// Ends the search that a view stands in; called like a function.
public struct DismissSearchAction: Sendable {
  let search: SearchModel?

  /// Ends the search, and clears its text; does nothing where nothing is searched.
  @MainActor
  public func callAsFunction() { search?.end() }
}

private enum SearchKey: EnvironmentKey {
  static let defaultValue: SearchModel? = nil
}

private enum IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The search that a view stands in.
  var search: SearchModel? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }

  /// Whether somebody searches what the view stands in.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search that the view stands in.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(search: search) }
}
