extension CharacterVocabulary {
  static let byLanguage: [String: CharacterVocabulary] = [
    "ar": .arabic, "de": .german, "en": .english, "es": .spanish, "fr": .french,
    "it": .italian, "ja": .japanese, "pt": .portuguese, "ru": .russian,
  ]

  static let english = CharacterVocabulary(
    marks: Vocabulary.english.rotor, symbols: "star, plus, equals, percent",
    digits: "zero, one, two, three, four, five, six, seven, eight, nine",
    capital: { "cap \($0)" })

  static let german = CharacterVocabulary(
    marks: Vocabulary.german.rotor, symbols: "Stern, plus, gleich, Prozent",
    digits: "null, eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun",
    capital: { "groß \($0)" })

  static let spanish = CharacterVocabulary(
    marks: Vocabulary.spanish.rotor, symbols: "asterisco, más, igual, por ciento",
    digits: "cero, uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve",
    capital: { "\($0) mayúscula" })

  static let french = CharacterVocabulary(
    marks: Vocabulary.french.rotor, symbols: "astérisque, plus, égal, pour cent",
    digits: "zéro, un, deux, trois, quatre, cinq, six, sept, huit, neuf",
    capital: { "\($0) majuscule" })

  static let italian = CharacterVocabulary(
    marks: Vocabulary.italian.rotor, symbols: "asterisco, più, uguale, percento",
    digits: "zero, uno, due, tre, quattro, cinque, sei, sette, otto, nove",
    capital: { "\($0) maiuscola" })

  static let portuguese = CharacterVocabulary(
    marks: Vocabulary.portuguese.rotor, symbols: "asterisco, mais, igual, por cento",
    digits: "zero, um, dois, três, quatro, cinco, seis, sete, oito, nove",
    capital: { "\($0) maiúscula" })

  static let russian = CharacterVocabulary(
    marks: Vocabulary.russian.rotor, symbols: "звёздочка, плюс, равно, процент",
    digits: "ноль, один, два, три, четыре, пять, шесть, семь, восемь, девять",
    capital: { "заглавная \($0)" })

  static let japanese = CharacterVocabulary(
    marks: Vocabulary.japanese.rotor, symbols: "アスタリスク, プラス, イコール, パーセント",
    digits: "ゼロ, いち, に, さん, よん, ご, ろく, なな, はち, きゅう",
    capital: { "大文字の\($0)" })

  static let arabic = CharacterVocabulary(
    marks: Vocabulary.arabic.rotor, symbols: "نجمة, زائد, يساوي, في المئة",
    digits: "صفر, واحد, اثنان, ثلاثة, أربعة, خمسة, ستة, سبعة, ثمانية, تسعة",
    capital: { "حرف كبير \($0)" })
}
