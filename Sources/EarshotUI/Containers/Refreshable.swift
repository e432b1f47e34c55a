/// Loads anew what is shown; called like a function.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Loads, and waits until that is done.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}

extension EnvironmentValues {
  /// Loads anew what is shown, where somebody can.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Loads anew when somebody pulls; there is no element for that.
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(EnvironmentModifier { $0.refresh = RefreshAction(action: action) })
  }
}
