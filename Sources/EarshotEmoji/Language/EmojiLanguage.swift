/// A language in which emoji have names.
package enum EmojiLanguage: String, CaseIterable, Sendable {
  case arabic = "ar"
  case danish = "da"
  case german = "de"
  case english = "en"
  case spanish = "es"
  case finnish = "fi"
  case french = "fr"
  case hebrew = "he"
  case hindi = "hi"
  case italian = "it"
  case japanese = "ja"
  case korean = "ko"
  case dutch = "nl"
  case norwegian = "no"
  case polish = "pl"
  case portuguese = "pt"
  case russian = "ru"
  case swedish = "sv"
  case turkish = "tr"
  case ukrainian = "uk"
  case simplifiedChinese = "zh"
  case traditionalChinese = "zh-Hant"

  /// The language of a BCP 47 tag, whatever its region; nil where there are no names in it.
  ///
  /// Both written forms of Norwegian have the names of the common one, and Chinese has those of the
  /// script, which follows from the region where the tag does not state it.
  package init?(tag: String) {
    let subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }
    switch subtags.first {
    case "nb", "nn": self = .norwegian
    case "iw": self = .hebrew
    case "zh", "yue", "cmn":
      self = Self.isTraditional(subtags) ? .traditionalChinese : .simplifiedChinese
    case let language?: self.init(rawValue: String(language))
    case nil: return nil
    }
  }

  private static func isTraditional(_ subtags: [Substring]) -> Bool {
    if subtags.contains("hans") { return false }
    return subtags[0] == "yue" || !Set(["hant", "tw", "hk", "mo"]).isDisjoint(with: subtags)
  }

  var table: EmojiTable {
    switch self {
    case .arabic: .arabic
    case .danish: .danish
    case .german: .german
    case .english: .english
    case .spanish: .spanish
    case .finnish: .finnish
    case .french: .french
    case .hebrew: .hebrew
    case .hindi: .hindi
    case .italian: .italian
    case .japanese: .japanese
    case .korean: .korean
    case .dutch: .dutch
    case .norwegian: .norwegian
    case .polish: .polish
    case .portuguese: .portuguese
    case .russian: .russian
    case .swedish: .swedish
    case .turkish: .turkish
    case .ukrainian: .ukrainian
    case .simplifiedChinese: .simplifiedChinese
    case .traditionalChinese: .traditionalChinese
    }
  }

  /// How names are put together.
  package var grammar: EmojiGrammar {
    switch self {
    case .arabic: .arabic
    case .danish: .danish
    case .german: .german
    case .english: .english
    case .spanish: .spanish
    case .finnish: .finnish
    case .french: .french
    case .hebrew: .hebrew
    case .hindi: .hindi
    case .italian: .italian
    case .japanese: .japanese
    case .korean: .korean
    case .dutch: .dutch
    case .norwegian: .norwegian
    case .polish: .polish
    case .portuguese: .portuguese
    case .russian: .russian
    case .swedish: .swedish
    case .turkish: .turkish
    case .ukrainian: .ukrainian
    case .simplifiedChinese: .simplifiedChinese
    case .traditionalChinese: .traditionalChinese
    }
  }
}
