/// How a person has set up the screen reader.
public struct ReaderSettings: Hashable, Sendable {
  /// The settings that are on.
  private var on: Set<ReaderSetting>
  /// How fast is spoken, in percent.
  public var speechRate = 50
  /// The language of everything that is said; nil for that of each element.
  public var language: ReaderLanguage?

  /// Creates settings; those of a new device unless others are given.
  public init(on: Set<ReaderSetting> = [.hints, .actions, .typedCharacters, .typedWords]) {
    self.on = on
  }

  /// Whether a setting is on.
  public subscript(setting: ReaderSetting) -> Bool {
    get { on.contains(setting) }
    set {
      if newValue { on.insert(setting) } else { on.remove(setting) }
    }
  }
}
