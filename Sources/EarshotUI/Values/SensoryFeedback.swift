import EarshotTree

/// Feedback that is felt.
public struct SensoryFeedback: Equatable, Sendable {
  let haptic: AccessibilityChange.Haptic

  /// A choice moved on.
  public static let selection = SensoryFeedback(haptic: .selection)
  /// A task was done.
  public static let success = SensoryFeedback(haptic: .success)
  /// A task needs attention.
  public static let warning = SensoryFeedback(haptic: .warning)
  /// A task failed.
  public static let error = SensoryFeedback(haptic: .error)
  /// A collision of middling weight.
  public static let impact = SensoryFeedback.impact(weight: .medium)

  /// A collision of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    switch weight {
    case .light: SensoryFeedback(haptic: .lightImpact)
    case .medium: SensoryFeedback(haptic: .mediumImpact)
    case .heavy: SensoryFeedback(haptic: .heavyImpact)
    }
  }

  /// How heavy what collides seems.
  public enum Weight: Hashable, Sendable {
    /// Light.
    case light
    /// In between.
    case medium
    /// Heavy.
    case heavy
  }
}
