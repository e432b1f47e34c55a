/// What a navigation shows around the content of one screen.
@MainActor
final class ScreenModel {
  /// The node that exposes the screen.
  weak var host: _ViewNode?
  private var bars: [BarNode] = []
  private(set) var hidesBackButton = false
  private(set) var hidesBar = false
  /// The search of the screen, where there is one.
  weak var search: SearchModel?
  /// Whether that among which is searched is shown only once something is typed.
  var scopesAwaitText = false

  nonisolated init() {}

  /// Adds something to the bars.
  func place(_ bar: BarNode) {
    if !bars.contains(where: { $0 === bar }) { bars.append(bar) }
    host?.invalidateExposure()
  }

  func remove(_ bar: BarNode) {
    bars.removeAll { $0 === bar }
    host?.invalidateExposure()
  }

  func setHidesBackButton(_ hides: Bool) {
    guard hides != hidesBackButton else { return }
    hidesBackButton = hides
    host?.invalidateExposure()
  }

  func setHidesBar(_ hides: Bool) {
    guard hides != hidesBar else { return }
    hidesBar = hides
    host?.invalidateExposure()
  }

  /// What stands in one part of the bars.
  func items(at placement: BarPlacement) -> [_ResolvedItem] {
    guard !hidesBar || placement == .bottom else { return [] }
    return inOrder(placement).flatMap { $0.exposedItems.items }
  }

  /// The title; the outermost view that gives one has its way.
  var title: [_ResolvedItem] {
    let principal = items(at: .principal)
    guard principal.isEmpty else { return principal }
    guard !hidesBar else { return [] }
    return inOrder(.title).first?.exposedItems.items ?? []
  }

  /// What the walk meets earlier is read earlier.
  private func inOrder(_ placement: BarPlacement) -> [BarNode] {
    let placed = bars.filter { $0.placement == placement }.map { ($0, $0.treePosition) }
    return placed.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
  }
}

/// Where in the bars around a screen something stands.
enum BarPlacement {
  case leading
  case principal
  case title
  case trailing
  case search
  case searchScopes
  case searchSuggestions
  case bottom
  case none
}

private enum ScreenKey: EnvironmentKey {
  static let defaultValue: ScreenModel? = nil
}

extension EnvironmentValues {
  /// The screen of a navigation that a view stands on.
  var screen: ScreenModel? {
    get { self[ScreenKey.self] }
    set { self[ScreenKey.self] = newValue }
  }
}
