/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()

  /// At a multiple of the speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  /// So many times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  /// At a multiple of the speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// So many times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
}
