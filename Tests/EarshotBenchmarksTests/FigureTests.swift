import Testing

@testable import EarshotBenchmarks

@Suite("Figures are words")
struct FigureTests {
  @Test(
    "A duration is said in the unit that suits it",
    arguments: [
      (.nanoseconds(412), "412 nanoseconds"), (.nanoseconds(41_249), "41.2 microseconds"),
      (.microseconds(2_050), "2.1 milliseconds"), (.seconds(1_234), "1,234.0 seconds"),
    ] as [(Duration, String)])
  func durations(duration: Duration, words: String) {
    #expect(Figure.words(duration) == words)
  }

  @Test("Thousands are set apart, and decimal places keep their zeros")
  func numbers() {
    #expect(Figure.grouped(100_000) == "100,000")
    #expect(Figure.grouped(-1_234) == "-1,234")
    #expect(Figure.decimal(1.049, places: 2) == "1.05")
    #expect(Figure.decimal(-0.01) == "0.0")
    #expect(Figure.words(bytes: 1_536) == "1.5 kibibytes")
  }
}
