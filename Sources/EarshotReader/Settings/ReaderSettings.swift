/// How a person has set up the screen reader.
public struct ReaderSettings: Hashable, Sendable {
  /// How fast is spoken, in percent.
  public var speechRate = 50
  /// The language of everything that is said; nil for that of each element.
  public var language: ReaderLanguage?
  /// The settings that are not as on a new device.
  private var changed: [ReaderSetting: ReaderSettingValue] = [:]

  /// Creates the settings of a new device, with some of them off.
  public init(off: Set<ReaderSetting> = []) {
    for setting in off { self[setting] = false }
  }

  /// Whether a setting is on; those that have other values than on and off never are.
  public subscript(setting: ReaderSetting) -> Bool {
    get { value(of: setting) == .on }
    set { set(setting, to: newValue ? .on : .off) }
  }

  /// What a setting is set to.
  public func value(of setting: ReaderSetting) -> ReaderSettingValue {
    changed[setting] ?? setting.standard
  }

  /// Changes a setting; a value that it cannot have is left.
  public mutating func set(_ setting: ReaderSetting, to value: ReaderSettingValue) {
    guard setting.accepts(value) else { return }
    changed[setting] = value == setting.standard ? nil : value
  }

  /// The language of words for which the app states none, as a BCP 47 tag.
  public var defaultLanguage: String {
    if case .language(let tag) = value(of: .language) { tag } else { "en" }
  }

  /// Which marks are spoken.
  public var punctuation: PunctuationLevel {
    if case .punctuation(let level) = value(of: .punctuation) { level } else { .some }
  }

  /// How numbers are spoken.
  public var numbers: NumberReading {
    if case .numbers(let reading) = value(of: .numbers) { reading } else { .words }
  }

  /// How words are put that are to be spoken.
  var manner: SpeechManner {
    SpeechManner(punctuation: punctuation, speaksEmoji: self[.emoji], numbers: numbers)
  }
}
