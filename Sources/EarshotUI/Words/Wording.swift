public import EarshotLocalization
public import Foundation

/// The tables that words are taken from, and the language and region that they are to be in.
public struct Wording: Sendable {
  /// The words of the app.
  public var localizations: Localizations
  /// The language and region.
  public var locale: Locale
  /// Whether a picture among words stands for its name, as it is heard.
  var namesPictures = true

  /// Words from tables, in a language.
  public init(localizations: Localizations = .none, locale: Locale? = nil) {
    self.localizations = localizations
    self.locale = locale ?? .spoken
  }

  /// That of the screen whose code runs; outside of any screen, that of the process.
  static var current: Wording { ClientScope.current?.wording ?? AppLanguage.wording }

  /// What an app has for a key, if it has anything.
  func match(for key: String, table: String?) -> Localizations.Match? {
    guard !localizations.isEmpty else { return nil }
    return localizations.match(
      for: key, table: table ?? Localizations.mainTable, language: locale.identifier)
  }
}

private enum LocalizationsKey: EnvironmentKey {
  static let defaultValue: Localizations = .none
}

extension EnvironmentValues {
  /// The words of the app in each of its languages.
  public var _localizations: Localizations {
    get { self[LocalizationsKey.self] }
    set { self[LocalizationsKey.self] = newValue }
  }

  /// What words are taken from here.
  var wording: Wording { Wording(localizations: _localizations, locale: locale) }

  /// What is handed down to a screen in a language, such as `de` or `pt-BR`.
  public init(language: String, localizations: Localizations) {
    self.init()
    let locale = Locale(identifier: language)
    _localizations = localizations
    self.locale = locale
    if locale.language.characterDirection == .rightToLeft { layoutDirection = .rightToLeft }
  }
}
