/// How a voice speaks, on VoiceOver's scales of per cent.
public struct SpeechSettings: Hashable, Sendable {
  /// How fast, from 0 to 100; 50 is usual.
  public var rate = SpeechRate.normal
  /// How high, from 0 to 100; 50 is the voice's own pitch.
  public var pitch = 50
  /// How loud, from 0 to 100; 100 is the voice's own volume.
  public var volume = 100
  /// Which marks are said by their names.
  public var punctuation = Punctuation.none

  /// Which marks a voice says by their names.
  public enum Punctuation: Hashable, Sendable, CaseIterable {
    /// None, except where a voice always says one, as in `5 %`.
    case none
    /// Those for which no voice pauses.
    case some
    /// All.
    case all
  }

  /// Creates the settings of a new device.
  public init(rate: Int = SpeechRate.normal, pitch: Int = 50, volume: Int = 100) {
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
  }
}
