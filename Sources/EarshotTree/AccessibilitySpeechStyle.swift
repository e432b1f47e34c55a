/// How an app wants the words of an element spoken.
public struct AccessibilitySpeechStyle: Hashable, Sendable {
  /// Whether letters are spoken one by one.
  public var spellsOutCharacters = false
  /// Whether punctuation is spoken.
  public var includesPunctuation = false
  /// Whether announcements about the element wait for their turn.
  public var queuesAnnouncements = false
  /// How much higher the voice is, from -1 to 1.
  public var pitchAdjustment = 0.0

  /// The voice as it is.
  public init() {}
}
