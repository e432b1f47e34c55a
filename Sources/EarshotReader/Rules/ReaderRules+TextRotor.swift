import EarshotTree

/// How the rotor goes through words and facts, and what else it sets.
extension ReaderRules {
  static let textRotor = [
    rotorTextOfElement, rotorTextEnds, rotorTextAnew, rotorCharacters, rotorCharacterNames,
    rotorPhonetic, phoneticAfterPause, spellingAlphabets, rotorWords, rotorWordsApproximate,
    rotorLines, rotorLinesByFrame, rotorSentences, rotorMoreContent,
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
      A character that is not heard by itself is said by its name: spaces, marks, and what is \
      invisible in the language of the element, emoji in it where it has names for them.
      """,
    evidence: .assumption)
  static let rotorPhonetic = AccessibilityRule(
    id: "rotor.phonetic",
    statement: """
      With phonetic spelling on, a letter that is said by itself is followed by its word; set to \
      only, the word is said alone.
      """,
    evidence: .assumption)
  static let phoneticAfterPause = AccessibilityRule(
    id: "phonetic.after-pause",
    statement: """
      With phonetic spelling off, the word for a letter to which the rotor came follows when a \
      second passes.
      """,
    evidence: .assumption)
  static let spellingAlphabets = AccessibilityRule(
    id: "phonetic.alphabet",
    statement: """
      The word for a letter is customary in the language of the element, or else that of the \
      international alphabet, or the name in Unicode; an accent is named after the word.
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
    statement: "Lines end where the text breaks them; empty ones do not count.",
    evidence: .assumption)
  static let rotorLinesByFrame = AccessibilityRule(
    id: "rotor.lines-by-frame",
    statement: """
      Where the frame is known and holds ten characters, lines end at its width too, which is an \
      approximation: no font is known, so a character counts as 8.5 points, one of East Asia or an \
      emoji as 17; only what is longer than a line is broken inside a word.
      """,
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
