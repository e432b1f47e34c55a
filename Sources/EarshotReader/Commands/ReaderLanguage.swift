/// A language in which the screen reader has words.
public enum ReaderLanguage: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case german = "de"
  case russian = "ru"
  case spanish = "es"
  case french = "fr"
  case italian = "it"
  case portuguese = "pt"
  case japanese = "ja"
  case arabic = "ar"

  /// The language as a BCP 47 tag.
  public var tag: String { rawValue }

  /// What the language is called by those who speak it.
  var ownName: String {
    switch self {
    case .english: "English"
    case .german: "Deutsch"
    case .russian: "Русский"
    case .spanish: "Español"
    case .french: "Français"
    case .italian: "Italiano"
    case .portuguese: "Português"
    case .japanese: "日本語"
    case .arabic: "العربية"
    }
  }
}
