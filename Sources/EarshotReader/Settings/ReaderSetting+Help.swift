public import EarshotTree

extension ReaderSetting {
  /// What the setting is for, as one sentence.
  public var help: String {
    switch self {
    case .hints: "Says hints after a pause."
    case .actions: "Says, or signals, that there are actions."
    case .customContent:
      "Says, or signals, that there is more content to read on demand."
    case .containerDescriptions: "Says the names of containers, and where lists start and end."
    case .tableHeaders: "Says what heads the row and the column of a cell."
    case .tablePlaces: "Says the row and the column of a cell."
    case .links: "Says, or signals, that a link is one."
    case .punctuation: "Says all marks by their names, or leaves that to the voice, or says none."
    case .emoji:
      "Says emoji; off leaves them out of text, but not of the names and values of controls."
    case .numbers: "Says numbers as words, or their digits one by one."
    case .capitalLetters:
      "Says, or signals, that a letter is a capital, where characters are said one by one."
    case .phonetic: "Says a word after each letter that is said alone, or only the word."
    case .language: "Chooses the words for elements that state no language."
    case .typedCharacters: "Says each character as it is typed."
    case .typedWords: "Says each word once it is typed."
    case .returnToOpener:
      "Gives the cursor back to the opener of what closes, or as was reported of SwiftUI."
    case .deletedText: "Says a deleted character, or signals that one is deleted."
    case .haptics: "Prints what is felt."
    case .motion: "Prints what is seen to move."
    }
  }

  /// The rule that says what the setting does.
  public var rule: AccessibilityRule {
    switch self {
    case .hints: ReaderRules.hintsOff
    case .actions: ReaderRules.actionsOff
    case .customContent: ReaderRules.moreContentOff
    case .containerDescriptions: ReaderRules.containersOff
    case .tableHeaders: ReaderRules.tableHeadersOff
    case .tablePlaces: ReaderRules.tablePlacesOff
    case .links: ReaderRules.linksOff
    case .punctuation: ReaderRules.punctuation
    case .emoji: ReaderRules.emojiOff
    case .numbers: ReaderRules.digits
    case .capitalLetters: ReaderRules.capitalLetters
    case .phonetic: ReaderRules.rotorPhonetic
    case .language: ReaderRules.language
    case .typedCharacters: ReaderRules.typedCharacters
    case .typedWords: ReaderRules.typedWords
    case .returnToOpener: ReaderRules.openerNotAgain
    case .deletedText: ReaderRules.deletedText
    case .haptics: ReaderRules.haptics
    case .motion: ReaderRules.motion
    }
  }
}
