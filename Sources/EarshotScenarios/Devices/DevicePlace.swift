import EarshotReader

/// Where a device offers a setting, and how it names the values there.
struct DevicePlace: Hashable {
  /// The names that lead there, below Settings and Accessibility.
  let path: String
  /// The names of the values, by those of Earshot.
  let choices: [String: String]
  /// Whether no document that Earshot goes by names it so.
  let isAssumed: Bool

  private init(_ path: String, _ choices: [String: String], isAssumed: Bool = true) {
    self.path = path
    self.choices = choices
    self.isAssumed = isAssumed
  }

  /// The places, by the names of Earshot.
  static let all: [String: Self] = verbosity.merging(typing) { $1 }.merging(
    ["reduce-motion": Self("Motion, Reduce Motion", switching, isAssumed: false)]) { $1 }

  private static let verbosity: [String: Self] = [
    ReaderSetting.hints.rawValue: Self(
      "VoiceOver, Verbosity, Speak Hints", switching, isAssumed: false),
    ReaderSetting.actions.rawValue: Self(
      "VoiceOver, Verbosity, Actions", methods, isAssumed: false),
    ReaderSetting.customContent.rawValue: Self("VoiceOver, Verbosity, More Content", methods),
    ReaderSetting.containerDescriptions.rawValue: Self(
      "VoiceOver, Verbosity, Container Descriptions", speaking),
    ReaderSetting.tableHeaders.rawValue: Self("VoiceOver, Verbosity, Table Headers", switching),
    ReaderSetting.tablePlaces.rawValue: Self(
      "VoiceOver, Verbosity, Row & Column Numbers", switching),
    ReaderSetting.links.rawValue: Self("VoiceOver, Verbosity, Links", methods),
    ReaderSetting.punctuation.rawValue: Self(
      "VoiceOver, Verbosity, Punctuation", ["all": "All", "some": "Some", "none": "None"]),
    ReaderSetting.emoji.rawValue: Self("VoiceOver, Verbosity, Emojis", speaking),
    ReaderSetting.numbers.rawValue: Self(
      "VoiceOver, Verbosity, Numbers", ["words": "Words", "digits": "Digits"]),
    ReaderSetting.capitalLetters.rawValue: Self(
      "VoiceOver, Verbosity, Capital Letters", methods.merging(["speak": "Speak Cap"]) { $1 }),
    ReaderSetting.deletedText.rawValue: Self("VoiceOver, Verbosity, Deleting Text", methods),
  ]

  private static let typing: [String: Self] = [
    ReaderSetting.phonetic.rawValue: Self(
      "VoiceOver, Typing, Phonetic Feedback",
      ["on": "Character and Phonetics", "only": "Phonetics Only", "off": "Off"]),
    ReaderSetting.typedCharacters.rawValue: Self(
      "VoiceOver, Typing, Typing Feedback, Software Keyboards", choosing(between: "Characters")),
    ReaderSetting.typedWords.rawValue: Self(
      "VoiceOver, Typing, Typing Feedback, Software Keyboards", choosing(between: "Words")),
  ]

  private static let switching = ["on": "on", "off": "off"]
  private static let speaking = ["on": "Speak", "off": "Do Nothing"]
  private static let methods = [
    "speak": "Speak", "sound": "Play Sound", "pitch": "Change Pitch", "nothing": "Do Nothing",
    "on": "Speak", "off": "Do Nothing",
  ]

  /// One choice there stands for two settings of Earshot, of which the other stays.
  private static func choosing(between part: String) -> [String: String] {
    ["on": "what names \(part)", "off": "what does not name \(part)"]
  }
}
