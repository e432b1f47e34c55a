import Glibc

/// A short sound that is no word, as the reader makes at a boundary.
public struct Tone: Hashable, Sendable {
  /// Hertz.
  public var frequency: Double
  /// The whole length, in milliseconds.
  public var milliseconds: Int
  /// The peak, where 1 is the loudest there is.
  public var volume: Double

  /// Creates a tone.
  public init(frequency: Double, milliseconds: Int, volume: Double) {
    self.frequency = frequency
    self.milliseconds = milliseconds
    self.volume = volume
  }

  /// What is heard where there is nothing further; the pitch is ours, low and short as iOS's is.
  public static let boundary = Tone(frequency: 220, milliseconds: 90, volume: 0.3)

  /// What stands for the tones of a chart, which are not played one by one.
  public static let audioGraph = Tone(frequency: 660, milliseconds: 400, volume: 0.3)

  /// The samples of the tone, which swells and fades so that it does not click.
  public func samples(sampleRate: Int) -> [Int16] {
    let count = max(milliseconds, 0) * sampleRate / 1_000
    let peak = min(max(volume, 0), 1) * Double(Int16.max)
    return (0..<count).map { index in
      let position = Double(index) / Double(count)
      let swell = sin(.pi * position)
      let wave = sin(2 * .pi * frequency * Double(index) / Double(sampleRate))
      let value = peak * swell * wave
      return value.isFinite ? Int16(value) : 0
    }
  }
}
