/// Draws a symbol in and out in a way of its own.
public struct SymbolEffectTransition {
  /// Makes the transition for a way in which symbols move.
  public init(effect: SymbolEffect, options: SymbolEffectOptions = .default) {}
}

extension SymbolEffectTransition: Transition {
  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SymbolEffectTransition {
  /// As symbols usually appear and disappear.
  public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

  /// In a way in which symbols move.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}
