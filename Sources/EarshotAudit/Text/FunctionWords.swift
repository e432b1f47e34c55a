/// The small words by which a language is known.
enum FunctionWords {
  private static let lists: [String: Set<String>] = [
    "en": words(
      """
      the and is are was were of with you your this that these have has will would for from what \
      when where not we they but because about our their it's don't i'm can't to be been at
      """),
    "de": words(
      """
      der die das und ist sind nicht ein eine einen ich wir ihr mit für auf den dem zu sich auch \
      wird haben habe aber wenn oder noch nur schon bei nach über unter weil dass kann
      """),
    "es": words(
      """
      no qué el los las una unos del que por para con como pero más está están muy también porque \
      cuando donde sin sobre yo usted nosotros hay esta este al lo
      """),
    "fr": words(
      """
      le les une des du est sont pas que qui dans pour avec sur vous nous je il elle mais ou où \
      très aussi parce quand sans cette ces au aux ce c'est j'ai
      """),
    "it": words(
      """
      il gli una del della dei delle che è sono non per con come ma più molto anche perché quando \
      dove senza questo questa nel nella al alla io noi
      """),
    "pt": words(
      """
      o os uma do da dos das que não é são para com como mas mais muito também porque quando onde \
      sem esta este no na nos nas ao eu você nós em
      """),
  ]

  private static let names = [
    "en": "English", "de": "German", "es": "Spanish", "fr": "French", "it": "Italian",
    "pt": "Portuguese",
  ]

  /// The English name of the language that words are in beyond doubt; nil where there is doubt, or
  /// where it is the language that they should be in.
  ///
  /// Beyond doubt is: several small words of one language, none of the other, and few of any third.
  static func language(of words: [String], insteadOf expected: String) -> String? {
    guard let own = ownWords(of: expected), !words.contains(where: own.contains) else {
      return nil
    }
    let counts = lists.map { ($0, words.count(where: $1.contains)) }.sorted { $0.1 > $1.1 }
    guard let best = counts.first, let second = counts.dropFirst().first,
      best.1 >= 3, best.1 * 5 >= words.count, best.1 >= second.1 * 2
    else { return nil }
    return names[best.0]
  }

  /// The small words of a language; none in Latin letters where it is written in others, and nil
  /// where they are not known.
  private static func ownWords(of language: String) -> Set<String>? {
    let isLatin = WritingScript.scripts(of: language)?.contains(.latin) != false
    return lists[language] ?? (isLatin ? nil : [])
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
