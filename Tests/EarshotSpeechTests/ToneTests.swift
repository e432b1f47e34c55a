import EarshotSpeech
import Testing

@Suite("A boundary is a tone")
struct ToneTests {
  @Test("The boundary is short, not silent, and begins and ends without a click")
  func boundary() {
    let samples = Tone.boundary.samples(sampleRate: 22_050)

    #expect(samples.count == 1_984)
    #expect(loudness(of: samples) > 3_000)
    #expect(samples.first == 0)
    #expect(samples.suffix(3).allSatisfy { abs($0) < 100 })
  }

  @Test(
    "Values out of range do not crash",
    arguments: [
      Tone(frequency: 440, milliseconds: -1, volume: 1),
      Tone(frequency: .infinity, milliseconds: 10, volume: 0.5),
      Tone(frequency: .nan, milliseconds: 10, volume: .nan),
      Tone(frequency: 440, milliseconds: 10, volume: 9),
    ])
  func outOfRange(tone: Tone) {
    #expect(tone.samples(sampleRate: 8_000).count == max(tone.milliseconds, 0) * 8)
  }
}
