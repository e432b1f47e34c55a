/// The screens of one navigation, and how to get from one to the next.
@MainActor
final class NavigationModel {
  /// The node that exposes the screens.
  weak var host: _ViewNode? {
    didSet { root.host = host }
  }
  /// What a search has to show that was written around the navigation.
  var outer: ScreenModel? {
    didSet { outer?.host = host }
  }
  /// What is shown around the first screen.
  let root = ScreenModel()
  /// The screens over the first one, the topmost last.
  private(set) var pushed: [PresentedNode] = []
  // Buttons and makers of content are closures that promise no isolation, although they run on the
  // main actor; so what they need vouches for that itself.

  /// Adds a value to the path.
  nonisolated(unsafe) var append: (AnyHashable) -> Void = { _ in }
  /// Shows the next column, where the navigation has columns.
  var showNextColumn: (() -> Void)?
  nonisolated(unsafe) private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  /// Read by everyone who was shown a destination; written when destinations change.
  private let version = StateBox(0)

  nonisolated init() {}

  var top: PresentedNode? { pushed.last }

  /// Puts a screen on top; one of the path goes below those that come later in it.
  func push(_ screen: PresentedNode) {
    let place = pushed.firstIndex { other in
      guard let mine = screen.pathPlace, let its = other.pathPlace else { return false }
      return its > mine
    }
    pushed.insert(screen, at: place ?? pushed.endIndex)
    host?.invalidateExposure()
  }

  func remove(_ screen: PresentedNode) { pushed.removeAll { $0 === screen } }

  /// Says what to show for values of a type; screens that are shown follow, unless they say so
  /// themselves.
  func register(
    _ type: Any.Type, isOnFirstScreen: Bool, _ destination: @escaping (AnyHashable) -> AnyView?
  ) {
    let isNew = destinations.updateValue(destination, forKey: ObjectIdentifier(type)) == nil
    if isNew || isOnFirstScreen, !pushed.isEmpty { version.current += 1 }
  }

  /// Whether anybody said what to show for a value.
  nonisolated func knows(_ value: AnyHashable) -> Bool {
    destinations[ObjectIdentifier(type(of: value.base))] != nil
  }

  /// What to show for a value.
  nonisolated func destination(for value: AnyHashable) -> AnyView? {
    _ = version.current
    return destinations[ObjectIdentifier(type(of: value.base))]?(value)
  }
}

private enum NavigationKey: EnvironmentKey {
  static let defaultValue: NavigationModel? = nil
}

extension EnvironmentValues {
  /// The navigation that a view stands in.
  var navigation: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
