extension EmojiGrammar {
  static let english = EmojiGrammar(
    list: List(", ", ", ", ", "), flag: EnglishEmojiOverrides.flagName, keycap: "keycap",
    times: { "\($0) times" })

  static let german = EmojiGrammar(
    list: List(", ", ", ", " und "), flag: { "Flagge: \($0)" }, keycap: "Taste",
    unknown: "Emoji", times: { "\($0)-mal" })

  static let spanish = EmojiGrammar(
    list: List(" y ", ", ", ", "), flag: { "Bandera: \($0)" }, keycap: "Teclas",
    times: { "\($0) veces" })

  static let french = EmojiGrammar(
    label: " : ", list: List(" et ", ", ", " et "), flag: { "drapeau : \($0)" },
    keycap: "touches", unknown: "émoji", times: { "\($0) fois" })

  static let italian = EmojiGrammar(
    list: List(" e ", ", ", " e "), flag: { "bandiera: \($0)" }, keycap: "tasto",
    times: { "\($0) volte" })

  static let portuguese = EmojiGrammar(
    list: List(" e ", ", ", " e "), flag: { "bandeira: \($0)" }, keycap: "tecla",
    times: { "\($0) vezes" })

  static let dutch = EmojiGrammar(
    list: List(", ", ", ", ", "), flag: { "vlag: \($0)" }, keycap: "toets",
    times: { "\($0) keer" })

  static let swedish = EmojiGrammar(
    list: List(", ", ", ", ", "), flag: { "flagga: \($0)" }, keycap: "keycap",
    times: { "\($0) gånger" })

  static let danish = EmojiGrammar(
    list: List(" og ", ", ", " og "), flag: { "flag: \($0)" }, keycap: "keycap",
    times: { "\($0) gange" })

  static let norwegian = EmojiGrammar(
    list: List(", ", ", ", ", "), flag: { "flagg: \($0)" }, keycap: "taster",
    times: { "\($0) ganger" })

  static let finnish = EmojiGrammar(
    list: List(", ", ", ", ", "), flag: { "lippu: \($0)" }, keycap: "näppäin",
    times: { "\($0) kertaa" })

  static let polish = EmojiGrammar(
    list: List(" i ", ", ", " i "), flag: { "flaga: \($0)" }, keycap: "klawisz",
    times: { "\($0) razy" })

  static let russian = EmojiGrammar(
    list: List(" ", " ", " "), flag: { "флаг: \($0)" }, keycap: "клавиши", unknown: "эмодзи",
    times: { "\($0) \(isFew($0) ? "раза" : "раз")" })

  static let ukrainian = EmojiGrammar(
    list: List(" і ", ", ", " і "), flag: { "прапор: \($0)" }, keycap: "клавіша",
    unknown: "емодзі", times: { "\($0) \(isOne($0) ? "раз" : isFew($0) ? "рази" : "разів")" })

  /// Whether a Slavic language puts what is counted as it does after one: 1, 21, 31, but not 11.
  private static func isOne(_ count: Int) -> Bool { count % 10 == 1 && count % 100 != 11 }

  /// Whether a Slavic language puts what is counted as it does after two, three and four.
  private static func isFew(_ count: Int) -> Bool {
    (2...4).contains(count % 10) && !(12...14).contains(count % 100)
  }
}
