import EarshotReader

/// A setting of a transcript, in the words in which a device offers it.
struct DeviceSetting: Hashable {
  private let name: String
  private let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Takes a setting as it is written: its name, a space and its value.
  init(parsing text: String) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    self.init(words.first ?? "", words.dropFirst().first ?? "")
  }

  /// What to set, or that there is nothing to set.
  var words: String {
    guard let place = Self.places[name] else {
      return "Nothing to set: '\(name) \(value)' is a setting of Earshot alone."
    }
    return "In Settings, Accessibility, \(place), choose: \(Self.choices[value] ?? value)."
  }

  /// Where the settings are, by the names of Earshot.
  private static let places = [
    ReaderSetting.hints.rawValue: "VoiceOver, Verbosity, Speak Hints",
    ReaderSetting.actions.rawValue: "VoiceOver, Verbosity, Actions",
    ReaderSetting.customContent.rawValue: "VoiceOver, Verbosity, More Content",
    ReaderSetting.containerDescriptions.rawValue: "VoiceOver, Verbosity, Container Descriptions",
    ReaderSetting.tableHeaders.rawValue: "VoiceOver, Verbosity, Tables, Table Headers",
    ReaderSetting.tablePlaces.rawValue: "VoiceOver, Verbosity, Tables, Row & Column Numbers",
    ReaderSetting.links.rawValue: "VoiceOver, Verbosity, Embedded Links",
    ReaderSetting.punctuation.rawValue: "VoiceOver, Verbosity, Punctuation",
    ReaderSetting.emoji.rawValue: "VoiceOver, Verbosity, Emoji",
    ReaderSetting.capitalLetters.rawValue: "VoiceOver, Verbosity, Capital Letters",
    ReaderSetting.deletedText.rawValue: "VoiceOver, Verbosity, Deleting Text",
    ReaderSetting.phonetic.rawValue: "VoiceOver, Typing, Phonetic Feedback",
    ReaderSetting.typedCharacters.rawValue: "VoiceOver, Typing, Typing Feedback, Characters",
    ReaderSetting.typedWords.rawValue: "VoiceOver, Typing, Typing Feedback, Words",
    "reduce-motion": "Motion, Reduce Motion",
  ]

  /// What the values are called there.
  private static let choices = [
    "on": "on", "off": "off", "speak": "Speak", "sound": "Play Sound", "pitch": "Change Pitch",
    "nothing": "Do Nothing", "all": "All", "some": "Some", "none": "None",
  ]
}
