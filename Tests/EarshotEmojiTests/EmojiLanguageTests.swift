import EarshotEmoji
import Testing

@Suite("Emoji are heard in the language of the screen reader")
struct EmojiLanguageTests {
  private static let reactions: [Character] = [
    "❤️", "👍", "👎", "😂", "‼️", "❓", "😄", "🔥", "💕", "⚠️",
  ]

  @Test(
    "The reactions of a chat have their names",
    arguments: [
      (
        "en",
        [
          "red heart", "thumbs up", "thumbs down", "face with tears of joy",
          "red double exclamation mark", "red question mark", "grinning face with smiling eyes",
          "fire", "two hearts", "warning",
        ]
      ),
      (
        "de",
        [
          "rotes Herz", "Daumen hoch", "Daumen runter", "Gesicht mit Freudentränen",
          "doppeltes Ausrufezeichen", "rotes Fragezeichen",
          "grinsendes Gesicht mit lachenden Augen", "Feuer", "zwei Herzen", "Warnung",
        ]
      ),
      (
        "es",
        [
          "corazón rojo", "pulgar hacia arriba", "pulgar hacia abajo", "cara llorando de risa",
          "exclamación doble", "interrogación roja", "cara sonriendo con ojos sonrientes",
          "fuego", "dos corazones", "advertencia",
        ]
      ),
      (
        "fr",
        [
          "cœur rouge", "pouce vers le haut", "pouce vers le bas", "visage riant aux larmes",
          "double point d’exclamation", "point d’interrogation rouge",
          "visage très souriant aux yeux rieurs", "feu", "deux cœurs", "symbole d’avertissement",
        ]
      ),
      (
        "ja",
        [
          "赤いハート", "サムズアップ", "サムズダウン", "嬉し泣き", "二重感嘆符", "赤い疑問符", "笑顔", "火",
          "2つのハート", "警告",
        ]
      ),
      (
        "ar",
        [
          "قلب أحمر", "قبول", "رفض", "وجه بدموع فرح", "تعجب مزدوج", "علامة استفهام حمراء",
          "وجه مبتسم بعينين باسمتين", "حريق", "قلبان", "إشارة تحذير",
        ]
      ),
    ])
  func reactions(language: String, expected: [String]) {
    let names = EmojiNames(language: language)

    #expect(Self.reactions.map { names.words(for: $0) } == expected)
  }

  @Test(
    "What follows from other names is formed as CLDR forms it",
    arguments: [
      ("de", "👍🏽", "Daumen hoch: mittlere Hautfarbe"),
      ("de", "👩‍👩‍👧", "Familie: Frau, Frau und Mädchen"), ("de", "🇪🇸", "Flagge: Spanien"),
      ("es", "👩‍❤️‍👨", "pareja enamorada: mujer y hombre"), ("es", "1️⃣", "Teclas: 1"),
      ("fr", "👍🏽", "pouce vers le haut : peau légèrement mate"),
      ("fr", "👩🏽‍🦰", "femme : peau légèrement mate et cheveux roux"),
      ("it", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "bandiera: Inghilterra"), ("ja", "👩‍👩‍👧", "家族: 女性 女性 女の子"),
      ("ko", "🇪🇸", "깃발: 스페인"), ("zh", "👩🏽‍🦰", "女人: 中等肤色红发"),
      ("zh-Hant", "👩🏽‍🦰", "女人: 淺褐皮膚 紅髮"), ("ar", "👩‍👩‍👧", "أسرة: سيدة، وسيدة، وفتاة"),
      ("uk", "👨🏻‍🤝‍👨🏿", "чоловіки, що тримаються за руки: світлий тон шкіри і темний тон шкіри"),
      ("ru", "👩🏽‍🔬", "ученая: средний тон кожи"), ("nl", "🇽🇽", "vlag: X X"),
      ("hi", "\u{1FACB}", "इमोजी"), ("ru", "👩‍👩‍👧‍🐶", "семья: женщина женщина девочка, морда собаки"),
      ("de", "🧑‍🧑‍🧒", "Familie: Person, Person und Kind"),
    ] as [(String, Character, String)])
  func composition(language: String, emoji: Character, expected: String) {
    #expect(EmojiNames(language: language).words(for: emoji) == expected)
  }

  @Test(
    "A tag has the names of its language, whatever its region",
    arguments: [
      ("pt-BR", "pt"), ("pt-PT", "pt"), ("EN-us", "en"), ("de_CH", "de"), ("nb", "no"),
      ("nb-NO", "no"), ("nn", "no"), ("iw", "he"), ("zh", "zh"), ("zh-Hans-TW", "zh"),
      ("zh-Hant", "zh-Hant"), ("zh-TW", "zh-Hant"), ("zh-hk", "zh-Hant"), ("yue", "zh-Hant"),
      ("yue-Hans", "zh"), ("cmn-Hans-CN", "zh"),
    ])
  func tags(tag: String, expected: String) {
    #expect(EmojiNames(language: tag).language == expected)
  }

  @Test("A language without names has the English ones", arguments: ["eu", "tlh", "", "-", "x-a"])
  func unknownLanguage(tag: String) {
    let names = EmojiNames(language: tag)

    #expect(names.language == "en")
    #expect(names.words(for: "❤️") == "red heart")
    #expect(EmojiNames(language: nil).language == "en")
  }

  @Test(
    "Names stand apart as the language sets words apart",
    arguments: [
      ("ja", "好き❤️です", "好き、赤いハート、です"), ("ja", "好き❤️。", "好き、赤いハート。"),
      ("ja", "やった！❤️👍", "やった！赤いハート、サムズアップ"), ("ja", "OK❤️ABC", "OK 赤いハート ABC"),
      ("zh", "爱❤️你", "爱，红心，你"), ("zh", "好（❤️）", "好（红心）"),
      ("en", "好き❤️です", "好き red heart です"), ("ko", "사랑❤️해", "사랑 빨간색 하트 해"),
      ("ar", "❤️👍", "قلب أحمر، قبول"), ("de", "Ja❤️!", "Ja rotes Herz!"),
    ])
  func spacing(language: String, text: String, expected: String) {
    #expect(EmojiNames(language: language).replacingEmoji(in: text) == expected)
  }
}
