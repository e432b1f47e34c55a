#if !canImport(Darwin)
  public import class Foundation.NSNotification

  // What somebody asked the system for, as it is on a new device; a view reads it from the environment.
  extension UIAccessibility {
    /// Whether videos play by themselves.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// Whether switches are used to touch.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether the device is kept in one app.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether colours are turned around.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether things are to fade instead of moving.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether backgrounds are to be opaque.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether colours are to differ more.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Whether words are to be bold.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether there are no colours.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether captions are shown.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether a whole screen can be spoken.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Whether what is selected can be spoken.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether sound comes from one side.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether shaking takes back.
    public static var isShakeToUndoEnabled: Bool { false }
    /// Whether switches show whether they are on.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Whether buttons have shapes.
    public static var buttonShapesEnabled: Bool { false }
    /// Whether screens are to fade.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// Whether nothing may be told by colour alone.
    public static var shouldDifferentiateWithoutColor: Bool { false }

    /// Would be posted when somebody begins or ceases to listen.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Would be posted when motion is to be reduced, or no longer.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Would be posted when an announcement is over.
    public static let announcementDidFinishNotification = NSNotification.Name(
      "UIAccessibilityAnnouncementDidFinishNotification")
  }
#endif
