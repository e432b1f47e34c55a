private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private enum ReduceMotionKey: EnvironmentKey {
  static let defaultValue = false
}

private enum ActionsOrderKey: EnvironmentKey {
  static let defaultValue = ActionsOrder.ios
}

extension EnvironmentValues {
  /// Whether controls react.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether somebody asked that things fade instead of moving.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// In which order custom actions are offered.
  public var _accessibilityActionsOrder: ActionsOrder {
    get { self[ActionsOrderKey.self] }
    set { self[ActionsOrderKey.self] = newValue }
  }
}
