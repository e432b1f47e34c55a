/// Kinds of assistive technology.
public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: Int

  /// Takes bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What reads the screen aloud.
  public static let voiceOver = Self(rawValue: 1)
  /// What steps through the screen by switches.
  public static let switchControl = Self(rawValue: 2)
}
