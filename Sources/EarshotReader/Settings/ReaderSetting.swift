/// Something about the screen reader that a person can set up.
///
/// The cases stand in the order in which they are listed.
public enum ReaderSetting: String, Hashable, Sendable, CaseIterable {
  /// Whether hints are spoken.
  case hints
  /// How it is heard that there are actions.
  case actions
  /// How it is heard that there is custom content to read on demand.
  case customContent = "custom-content"
  /// Whether the names, the starts and the ends of containers are spoken.
  case containerDescriptions = "container-descriptions"
  /// Whether what heads a cell is spoken.
  case tableHeaders = "table-headers"
  /// Whether the row and the column of a cell are spoken.
  case tablePlaces = "table-places"
  /// How links are heard to be links.
  case links
  /// Which marks of the app's words are spoken.
  case punctuation
  /// Whether emoji are spoken.
  case emoji
  /// How numbers are spoken.
  case numbers
  /// How a capital letter is heard to be one, where characters are spoken one by one.
  case capitalLetters = "capital-letters"
  /// Whether a letter is followed or replaced by its word, where characters are spoken one by one.
  case phonetic
  /// The language of words for which the app states none.
  case language
  /// Whether each character that is typed is spoken.
  case typedCharacters = "typed-characters"
  /// Whether each word that is typed is spoken once it is complete.
  case typedWords = "typed-words"
  /// Whether the cursor goes back to what opened something modal, whoever shows that.
  case returnToOpener = "return-to-opener"
  /// How a character that is deleted is heard.
  case deletedText = "deleted-text"
  /// Whether what is felt is printed.
  case haptics
  /// Whether what is seen to move is printed.
  case motion
}

extension ReaderSetting {
  /// The values as they are typed, the languages without their regions.
  public var words: [String] {
    switch self {
    case .returnToOpener: ["always", "as-reported"]
    case .actions, .customContent, .links, .capitalLetters, .deletedText:
      ["speak", "sound", "pitch", "nothing"]
    case .phonetic: ["on", "off", "only"]
    case .punctuation: PunctuationLevel.allCases.map(\.rawValue)
    case .numbers: NumberReading.allCases.map(\.rawValue)
    case .language: Vocabulary.languages
    default: ["on", "off"]
    }
  }

  /// The value on a new device; what only this project prints is off.
  ///
  /// How a new device says capital letters is not known; here it says them as other letters.
  public var standard: ReaderSettingValue {
    switch self {
    case .haptics, .motion, .phonetic, .capitalLetters: .off
    case .punctuation: .punctuation(.some)
    case .numbers: .numbers(.words)
    case .language: .language("en")
    default: .on
    }
  }

  /// The value for a word, in any case; nil where the setting has no such value.
  public func value(for word: String) -> ReaderSettingValue? {
    let word = word.lowercased()
    switch self {
    case .language:
      guard word.utf8.allSatisfy(Self.belongsToTag),
        words.contains(String(word.prefix(while: \.isLetter)))
      else { return nil }
      return .language(word)
    case .punctuation: return PunctuationLevel(rawValue: word).map { .punctuation($0) }
    case .numbers: return NumberReading(rawValue: word).map { .numbers($0) }
    case .returnToOpener: return words.firstIndex(of: word).map { $0 == 0 ? .on : .off }
    default: return Self.value(for: word).flatMap { accepts($0) ? $0 : nil }
    }
  }

  /// What is spoken or not can be set on and off as well.
  private static func value(for word: String) -> ReaderSettingValue? {
    switch word {
    case "on", "speak": .on
    case "off", "nothing": .off
    case "sound": .sound
    case "pitch": .pitch
    case "only": .only
    default: nil
    }
  }

  /// Whether the setting can have a value.
  func accepts(_ value: ReaderSettingValue) -> Bool {
    switch (self, value) {
    case (.punctuation, .punctuation), (.numbers, .numbers), (.language, .language): true
    case (.punctuation, _), (.numbers, _), (.language, _): false
    default: (value == .on || value == .off) || words.contains(word(for: value))
    }
  }

  /// The word for a value of the setting.
  public func word(for value: ReaderSettingValue) -> String {
    switch value {
    case .on: words[0]
    case .off: words.contains("off") ? "off" : words.last ?? "off"
    case .sound: "sound"
    case .pitch: "pitch"
    case .only: "only"
    case .punctuation(let level): level.rawValue
    case .numbers(let reading): reading.rawValue
    case .language(let tag): tag
    }
  }

  /// What the values are, as an error and a list tell of them: `'all', 'some' or 'none'`.
  public var alternatives: String {
    let quoted = words.map { "'\($0)'" }
    return quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
  }

  private static func belongsToTag(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
  }
}
