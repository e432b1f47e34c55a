import EarshotSpeech
import Testing

@Suite("Speed is given in per cent")
struct SpeechRateTests {
  @Test(
    "A percentage is a number of words a minute",
    arguments: [
      (-5, 80), (0, 80), (25, 127), (50, 175), (75, 312), (100, 450), (Int.max, 450), (Int.min, 80),
    ])
  func wordsPerMinute(percent: Int, expected: Int) {
    #expect(SpeechRate.wordsPerMinute(percent: percent) == expected)
  }
}
