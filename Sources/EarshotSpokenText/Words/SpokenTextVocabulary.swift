/// The words by which a text is made easier to hear, in one language; they are this project's own.
struct SpokenTextVocabulary: Sendable {
  /// What a hashtag is called.
  let hashtag: String
  /// What code is called.
  let code: String
  /// The marks between thousands.
  let separators: Set<Character>
  /// Whether words stand without spaces between them.
  let isUnspaced: Bool
  /// What people write after a time, and is said within it.
  let clockWord: String?
  /// Says the time of a day.
  let time: @Sendable (_ hour: Int, _ minute: Int, _ isHalfNamed: Bool) -> String
  /// The signs of units, so that none comes before one that begins with it.
  let signs: [(sign: String, unit: SpokenUnit)]
  /// Which form of a word a whole number asks for.
  private let form: @Sendable (Int) -> Int
  /// The form of a word after a number that is not whole.
  private let formOfFractions: Int
  /// The forms of the units, in the order of `SpokenUnit`.
  private let units: [[String]]

  /// Creates the words of a language; units stand one after another with commas, and their forms
  /// with slashes. Where the script of the language is another, units have signs of their own.
  init(
    hashtag: String = "hashtag", code: String, separators: Set<Character>,
    isUnspaced: Bool = false, units: String, signs: [String: SpokenUnit] = [:],
    formOfFractions: Int = 1, clockWord: String? = nil,
    form: @escaping @Sendable (Int) -> Int = { $0 == 1 ? 0 : 1 },
    time: @escaping @Sendable (_ hour: Int, _ minute: Int, _ isHalfNamed: Bool) -> String
  ) {
    self.hashtag = hashtag
    self.code = code
    self.separators = separators
    self.isUnspaced = isUnspaced
    self.units = units.split(separator: ",").map { forms in
      forms.split(separator: "/").map { $0.split(separator: " ").joined(separator: " ") }
    }
    self.signs = (SpokenUnit.allCases.map { ($0.rawValue, $0) } + signs.map { ($0.key, $0.value) })
      .sorted { $0.0.count > $1.0.count }
    self.formOfFractions = formOfFractions
    self.form = form
    self.clockWord = clockWord
    self.time = time
  }

  /// How many units have words.
  var unitCount: Int { units.count }

  /// The words for a BCP 47 tag by its language; English where there are none for it.
  static func forLanguage(_ tag: String?) -> SpokenTextVocabulary {
    let language = tag?.prefix(while: \.isLetter).lowercased()
    return language.flatMap { byLanguage[$0] } ?? .english
  }

  /// The word for a unit after a number; nil where there is none.
  func word(for unit: SpokenUnit, after number: String) -> String? {
    guard let place = SpokenUnit.allCases.firstIndex(of: unit), units.indices.contains(place)
    else { return nil }
    let form = Int(number).map(form) ?? formOfFractions
    return units[place].indices.contains(form) ? units[place][form] : units[place].last
  }

  static let byLanguage: [String: SpokenTextVocabulary] = [
    "ar": .arabic, "de": .german, "en": .english, "es": .spanish, "fr": .french, "it": .italian,
    "ja": .japanese, "pt": .portuguese, "ru": .russian,
  ]
}
