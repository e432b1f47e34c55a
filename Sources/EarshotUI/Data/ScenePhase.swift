/// Whether the app is being used.
public enum ScenePhase: Hashable, Sendable, Comparable {
  /// It is not seen.
  case background
  /// It is seen and takes no input.
  case inactive
  /// It is being used.
  case active
}

private enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

extension EnvironmentValues {
  /// Whether the app is being used.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
