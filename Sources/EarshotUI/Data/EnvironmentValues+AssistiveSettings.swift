private enum AccessibilityDifferentiateWithoutColorKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AccessibilityReduceTransparencyKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AccessibilityInvertColorsKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AccessibilityShowButtonShapesKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AccessibilityDimFlashingLightsKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AccessibilityPlayAnimatedImagesKey: EnvironmentKey {
  static let defaultValue: Bool = true
}

private enum AccessibilityVoiceOverEnabledKey: EnvironmentKey {
  static let defaultValue: Bool = true
}

private enum AccessibilitySwitchControlEnabledKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AccessibilityLargeContentViewerEnabledKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AccessibilityQuickActionsEnabledKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AccessibilityAssistiveAccessEnabledKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

// What somebody asked the system for.
extension EnvironmentValues {
  /// Whether any assistive technology is in use.
  public var accessibilityEnabled: Bool {
    get { accessibilityVoiceOverEnabled || accessibilitySwitchControlEnabled }
    set { accessibilityVoiceOverEnabled = newValue }
  }

  /// Whether nothing may be told by colour alone.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[AccessibilityDifferentiateWithoutColorKey.self] }
    set { self[AccessibilityDifferentiateWithoutColorKey.self] = newValue }
  }

  /// Whether backgrounds are to be opaque.
  public var accessibilityReduceTransparency: Bool {
    get { self[AccessibilityReduceTransparencyKey.self] }
    set { self[AccessibilityReduceTransparencyKey.self] = newValue }
  }

  /// Whether colours are turned around.
  public var accessibilityInvertColors: Bool {
    get { self[AccessibilityInvertColorsKey.self] }
    set { self[AccessibilityInvertColorsKey.self] = newValue }
  }

  /// Whether buttons are to be seen as such.
  public var accessibilityShowButtonShapes: Bool {
    get { self[AccessibilityShowButtonShapesKey.self] }
    set { self[AccessibilityShowButtonShapesKey.self] = newValue }
  }

  /// Whether flashes are to be dimmed.
  public var accessibilityDimFlashingLights: Bool {
    get { self[AccessibilityDimFlashingLightsKey.self] }
    set { self[AccessibilityDimFlashingLightsKey.self] = newValue }
  }

  /// Whether pictures move by themselves.
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[AccessibilityPlayAnimatedImagesKey.self] }
    set { self[AccessibilityPlayAnimatedImagesKey.self] = newValue }
  }

  /// Whether a screen reader is on, as it is for whoever listens here.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[AccessibilityVoiceOverEnabledKey.self] }
    set { self[AccessibilityVoiceOverEnabledKey.self] = newValue }
  }

  /// Whether the app is used by switches.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[AccessibilitySwitchControlEnabledKey.self] }
    set { self[AccessibilitySwitchControlEnabledKey.self] = newValue }
  }

  /// Whether bars show their items large on touch.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[AccessibilityLargeContentViewerEnabledKey.self] }
    set { self[AccessibilityLargeContentViewerEnabledKey.self] = newValue }
  }

  /// Whether quick actions are on.
  public var accessibilityQuickActionsEnabled: Bool {
    get { self[AccessibilityQuickActionsEnabledKey.self] }
    set { self[AccessibilityQuickActionsEnabledKey.self] = newValue }
  }

  /// Whether the system shows itself in a simpler form.
  public var accessibilityAssistiveAccessEnabled: Bool {
    get { self[AccessibilityAssistiveAccessEnabledKey.self] }
    set { self[AccessibilityAssistiveAccessEnabledKey.self] = newValue }
  }
}
