/// What a navigation shows around the content of one screen.
@MainActor
final class ScreenModel {
  /// The node that exposes the screen.
  weak var host: _ViewNode?
  private var bars: [BarNode] = []
  private var lastOrder = 0
  private(set) var hidesBackButton = false
  private(set) var hidesBar = false

  nonisolated init() {}

  /// Adds something to the bars, or moves it to where the walk meets it now.
  func place(_ bar: BarNode) {
    lastOrder += 1
    bar.order = lastOrder
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
    return bars.filter { $0.placement == placement }.sorted { $0.order < $1.order }
      .flatMap { $0.exposedItems.items }
  }

  /// The title; the outermost view that gives one has its way.
  var title: [_ResolvedItem] {
    let principal = items(at: .principal)
    guard principal.isEmpty else { return principal }
    guard !hidesBar else { return [] }
    let titles = bars.filter { $0.placement == .title }
    return titles.min { $0.order < $1.order }?.exposedItems.items ?? []
  }
}

/// Where in the bars around a screen something stands.
enum BarPlacement {
  case leading
  case principal
  case title
  case trailing
  case search
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
