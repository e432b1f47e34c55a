/// The letters that languages are written in, as far as there are voices for them.
enum Script: Hashable, Sendable, CaseIterable {
  case latin, cyrillic, greek, armenian, hebrew, arabic, devanagari, bengali, gurmukhi, gujarati
  case oriya, tamil, telugu, kannada, malayalam, sinhala, thai, myanmar, georgian, hangul
  case ethiopic, cherokee, kana, han
}

extension Script {
  /// The languages that are written so, first the one whose voice says what others cannot.
  ///
  /// What is in none of these lists is written in Latin letters. The Japanese voice knows no
  /// characters of Chinese, and calls each a "Chinese letter"; a Chinese one says what it reads.
  var languages: [String] {
    switch self {
    case .latin: ["en", "sr", "bs", "hr", "uz"]
    case .cyrillic:
      ["ru", "uk", "be", "bg", "mk", "sr", "bs", "hr", "uz", "kk", "ky", "tt", "ba", "cv", "nog"]
    case .greek: ["el", "grc"]
    case .armenian: ["hy", "hyw"]
    case .hebrew: ["he"]
    case .arabic: ["ar", "fa", "ur", "sd", "ug"]
    case .devanagari: ["hi", "mr", "ne", "kok"]
    case .bengali: ["bn", "as", "bpy"]
    case .gurmukhi: ["pa"]
    case .gujarati: ["gu"]
    case .oriya: ["or"]
    case .tamil: ["ta"]
    case .telugu: ["te"]
    case .kannada: ["kn"]
    case .malayalam: ["ml"]
    case .sinhala: ["si"]
    case .thai: ["th"]
    case .myanmar: ["my", "shn"]
    case .georgian: ["ka"]
    case .hangul: ["ko"]
    case .ethiopic: ["am"]
    case .cherokee: ["chr"]
    case .kana: ["ja"]
    case .han: ["zh", "cmn", "yue"]
    }
  }
}
