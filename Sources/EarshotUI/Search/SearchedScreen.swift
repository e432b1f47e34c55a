/// Holds what a search shows that was written around a navigation, for its first screen to show.
private final class OuterScreenMemory {
  let screen = ScreenModel()
}

private enum OuterScreenKey: EnvironmentKey {
  static let defaultValue: ScreenModel? = nil
}

extension EnvironmentValues {
  /// What a search around the navigation inside has to show.
  var outerScreen: ScreenModel? {
    get { self[OuterScreenKey.self] }
    set { self[OuterScreenKey.self] = newValue }
  }
}

extension _UpdateContext {
  /// The screen that is searched: the one around, or, outside of a navigation, the first of the
  /// navigation inside.
  mutating func searchedScreen() -> ScreenModel {
    let (memory, _) = memory { OuterScreenMemory() }
    if let screen = environment.screen ?? environment.outerScreen { return screen }
    environment.outerScreen = memory.screen
    return memory.screen
  }

  /// Updates the child that comes next, which is exposed by a screen that is searched.
  mutating func updateSearchBar<Bar: View>(
    _ bar: Bar, at placement: BarPlacement, of screen: ScreenModel
  ) {
    let outside = environment
    environment.screen = screen
    environment.outerScreen = nil
    updateBar(bar, at: placement)
    environment = outside
  }
}

extension ScreenModel {
  /// Among what is searched, as far as that is shown.
  var scopes: [_ResolvedItem] {
    guard let search, search.isPresented else { return [] }
    return scopesAwaitText && !search.hasText ? [] : items(at: .searchScopes)
  }

  /// What is suggested while text is entered.
  var suggestions: [_ResolvedItem] {
    search?.isEditing == true ? items(at: .searchSuggestions) : []
  }
}
