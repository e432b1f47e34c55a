import EarshotSpokenText
import EarshotTree

/// What is done to an app's words before a voice says them, where a person wants it.
extension ReaderRules {
  static let spokenText = SpokenTextStep.allCases.map(\.rule)

  static let textLetters = SpokenTextStep.letters.rule
  static let textMarkup = SpokenTextStep.markup.rule
  static let textLinks = SpokenTextStep.links.rule
  static let textMentions = SpokenTextStep.mentions.rule
  static let textHashtags = SpokenTextStep.hashtags.rule
  static let textTimes = SpokenTextStep.times.rule
  static let textUnits = SpokenTextStep.units.rule
  static let textNumbers = SpokenTextStep.numbers.rule
  static let textCustomEmoji = SpokenTextStep.customEmoji.rule
  static let textRepeats = SpokenTextStep.repeats.rule
}
