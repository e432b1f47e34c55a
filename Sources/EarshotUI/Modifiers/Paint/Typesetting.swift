public import struct Foundation.Locale

/// The language for which lines are set, which is not the one that is spoken.
public struct TypesettingLanguage: Hashable, Sendable {
  /// Chosen by the system.
  public static let automatic = TypesettingLanguage()

  /// A language of the app's choice.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { .automatic }
}

extension View {
  /// Sets the language for which lines are set.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Self { self }

  /// Sets the language for which lines are set, or leaves it to the system.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Self { self }
}
