import EarshotReader
import EarshotSpeech
import Testing

@testable import earshot

@Suite("A sound is a tone, never a word")
struct ToneSoundTests {
  @Test("Each sound that is no voice has a tone of its own, short and not silent")
  func tones() {
    let tones = Heard.Sound.allCases.compactMap { Tone($0) }

    #expect(tones.count == 7)
    #expect(Set(tones).count == tones.count)
    #expect(Set(tones.map(\.frequency)).count == tones.count)
    for tone in tones {
      #expect((40...400).contains(tone.milliseconds))
      #expect(tone.samples(sampleRate: 22_050).contains { $0 > 5_000 })
    }
  }

  @Test("What is told by a higher voice has no tone")
  func voices() {
    #expect(Tone(.linkPitch) == nil)
    #expect(Tone(.deletedPitch) == nil)
  }
}
