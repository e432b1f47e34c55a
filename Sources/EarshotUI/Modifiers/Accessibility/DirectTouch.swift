import EarshotTree

/// How an element takes touches that reach it directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Takes bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The screen reader says nothing when the element is touched.
  public static let silentOnTouch = Self(rawValue: 1)
  /// Touches reach the element only once it was activated.
  public static let requiresActivation = Self(rawValue: 2)
}

extension View {
  /// Has touches reach the element directly.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<ModifiedContent<Self, ElementChangeModifier>, AcceptedModifier> {
    modifier(
      ElementChangeModifier(
        change: TraitsAddition(traits: .allowsDirectInteraction), isEnabled: isDirectTouchArea)
    )
    .modifier(
      AcceptedModifier(
        feature: .directTouchOptions, isAsked: isDirectTouchArea && !options.isEmpty))
  }
}
