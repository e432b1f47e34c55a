/// What a setting of the screen reader is set to.
public enum ReaderSettingValue: Hashable, Sendable, ExpressibleByBooleanLiteral {
  /// The setting is on, or what it is about is spoken.
  case on
  /// The setting is off, or what it is about is not spoken.
  case off
  /// What the setting is about is heard as a sound.
  case sound
  /// What the setting is about is heard as a higher voice.
  case pitch
  /// What the setting is about is spoken alone, without what it belongs to.
  case only
  /// So many marks are spoken.
  case punctuation(PunctuationLevel)
  /// Numbers are spoken so.
  case numbers(NumberReading)
  /// A language by its BCP 47 tag in lower case.
  case language(String)

  /// Creates the value of a setting that is on or off.
  public init(booleanLiteral isOn: Bool) { self = isOn ? .on : .off }
}
