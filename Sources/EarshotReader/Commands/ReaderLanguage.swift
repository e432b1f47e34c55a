/// A language in which the screen reader has words.
public enum ReaderLanguage: String, Hashable, Sendable, CaseIterable {
  /// English, the language of last resort.
  case english = "en"
  /// German, with AccessibilitySnapshot's words for traits.
  case german = "de"
  /// Russian, with AccessibilitySnapshot's words for traits.
  case russian = "ru"
  /// Spanish, with words of this project's own.
  case spanish = "es"
  /// French, with words of this project's own.
  case french = "fr"
  /// Italian, with words of this project's own.
  case italian = "it"
  /// Portuguese, as it is spoken in Brazil.
  case portuguese = "pt"
  /// Japanese, with words of this project's own.
  case japanese = "ja"
  /// Arabic, written from right to left.
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
