/// A kind of letters.
enum WritingScript: String, Hashable, Sendable, CaseIterable {
  case latin = "Latin"
  case cyrillic = "Cyrillic"
  case greek = "Greek"
  case arabic = "Arabic"
  case hebrew = "Hebrew"
  case devanagari = "Devanagari"
  case thai = "Thai"
  case korean = "Korean"
  case japanese = "Japanese"
  case chinese = "Chinese"

  private static let ofLanguage: [String: Set<WritingScript>] = [
    "ar": [.arabic], "de": [.latin], "en": [.latin], "es": [.latin], "fr": [.latin],
    "it": [.latin], "pt": [.latin], "nl": [.latin], "sv": [.latin], "da": [.latin], "nb": [.latin],
    "fi": [.latin], "pl": [.latin], "tr": [.latin], "ru": [.cyrillic], "uk": [.cyrillic],
    "bg": [.cyrillic], "el": [.greek], "he": [.hebrew], "hi": [.devanagari], "th": [.thai],
    "ko": [.korean, .chinese], "ja": [.japanese, .chinese], "zh": [.chinese],
  ]

  /// The letters that a language is written in; nil where that is not known here.
  static func scripts(of language: String) -> Set<WritingScript>? { ofLanguage[language] }

  /// The script of a letter; nil for what belongs to none or to one that is not known here.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: self = .latin
    case 0x370...0x3FF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF: self = .arabic
    case 0x900...0x963, 0x966...0x97F: self = .devanagari
    case 0xE00...0xE7F: self = .thai
    case 0xAC00...0xD7A3: self = .korean
    case 0x3041...0x30FF: self = .japanese
    case 0x3400...0x4DBF, 0x4E00...0x9FFF: self = .chinese
    default: return nil
    }
  }

  /// Whether words of the script are written without spaces.
  var isUnspaced: Bool {
    switch self {
    case .japanese, .chinese, .thai: true
    case .latin, .cyrillic, .greek, .arabic, .hebrew, .devanagari, .korean: false
    }
  }
}
