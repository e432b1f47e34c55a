import Testing

@testable import EarshotAudit

@Suite("Times, sizes and dates in few signs")
struct ShortMeasureTests {
  @Test(
    "A whole text is read as one",
    arguments: [
      ("2:08", .clock(first: 2, second: 8)), ("128:00", .clock(first: 128, second: 0)),
      ("1:02:08", .longDuration), ("5m", .lettered(number: "5", letter: "m")),
      ("3h ago", .lettered(number: "3", letter: "h")), ("2w", .lettered(number: "2", letter: "w")),
      ("10KB", .size), ("1.5gb", .size), ("12/11", .fraction), ("1/12", .fraction),
      ("Mon 10:28", .shortDay), ("sun 9:05", .shortDay),
    ] as [(String, ShortMeasure)])
  func read(text: String, measure: ShortMeasure) {
    #expect(ShortMeasure(text) == measure)
  }

  @Test(
    "Anything else is not",
    arguments: [
      "", ":", "5", "128", "2:8", "2:60", ":2:08", "2::08", "12//11", "/12/11", "5min", "2:008",
      "1234:00", "2:08 pm", "at 2:08", "5x", "m",
      "1.5m", ".5KB",
      "10 KB", "10EB", "1/5", "0/12", "12/32", "12/11/26", "12/1a", "Mon", "Mon Tue", "Ana 9:05",
      "Mon 9:05 am", "5m left", "5m ago.", "٥m", "٥:08", "+2:08",
    ])
  func notRead(text: String) {
    #expect(ShortMeasure(text) == nil)
  }
}
