import EarshotTree

/// How the rotor goes through words and facts, and what else it sets.
extension ReaderRules {
  static let textRotor = [
    rotorTextOfElement, rotorTextEnds, rotorTextAnew, rotorCharacters, rotorCharacterNames,
    rotorPhonetic, rotorWords, rotorWordsApproximate, rotorLines, rotorSentences, rotorMoreContent,
    rotorSpeechRate, rotorLanguage,
  ]

  static let rotorTextOfElement = AccessibilityRule(
    id: "rotor.text",
    statement: """
      Characters, words, lines and sentences are those of the label and then the value, as they \
      are spoken; lines and sentences are offered where there are several.
      """,
    evidence: .assumption)
  static let rotorTextEnds = AccessibilityRule(
    id: "rotor.text-ends",
    statement: "At both ends of the text a sound is played, and the place in it stays.",
    evidence: .assumption)
  static let rotorTextAnew = AccessibilityRule(
    id: "rotor.text-anew",
    statement: """
      Going through a text starts anew when the cursor moves or the words change; turning from \
      one of its units to another goes on where it was.
      """,
    evidence: .assumption)
  static let rotorCharacters = AccessibilityRule(
    id: "rotor.characters",
    statement: """
      A character is what is perceived as one, an extended grapheme cluster of Unicode, so that \
      joined emoji are one.
      """,
    evidence: .decision)
  static let rotorCharacterNames = AccessibilityRule(
    id: "rotor.character-names",
    statement: """
      A character that is not heard by itself is said by its name: spaces and marks in the \
      language, emoji and what is invisible in English.
      """,
    evidence: .assumption)
  static let rotorPhonetic = AccessibilityRule(
    id: "rotor.phonetic",
    statement: """
      With phonetic spelling on, a letter from a to z is followed by its word in the \
      international spelling alphabet, whatever the language.
      """,
    evidence: .assumption)
  static let rotorWords = AccessibilityRule(
    id: "rotor.words",
    statement: """
      Words are those of Unicode's default segmentation; what holds no letter, digit or symbol is \
      passed over.
      """,
    evidence: .assumption)
  static let rotorWordsApproximate = AccessibilityRule(
    id: "rotor.words-approximate",
    statement: """
      Where a language is written without spaces, as Japanese, Chinese and Thai are, the default \
      segmentation knows no words: each ideograph and hiragana stands alone, which is only an \
      approximation.
      """,
    evidence: .assumption)
  static let rotorLines = AccessibilityRule(
    id: "rotor.lines",
    statement:
      "Lines end where the text breaks them, not where the screen does; empty ones do not count.",
    evidence: .assumption)
  static let rotorSentences = AccessibilityRule(
    id: "rotor.sentences",
    statement: """
      Sentences end at a line break, and at a mark that ends sentences, but not at a full stop \
      before a small letter, a digit or another mark.
      """,
    evidence: .assumption)
  static let rotorMoreContent = AccessibilityRule(
    id: "rotor.more-content",
    statement: """
      The More Content rotor says all facts of an element one by one in the written order, those \
      of high importance too.
      """,
    evidence: .assumption)
  static let rotorSpeechRate = AccessibilityRule(
    id: "rotor.speech-rate",
    statement:
      "The Speech Rate rotor changes the rate by 5 percent, between 0 and 100, and says it.",
    evidence: .assumption)
  static let rotorLanguage = AccessibilityRule(
    id: "rotor.language",
    statement: """
      The Language rotor goes around the default and the languages that there are words in; one \
      that was chosen is used for every element, whatever language the element states.
      """,
    evidence: .assumption)
}
