import EarshotReader
import EarshotUI
import Testing

private struct Rows: View {
  let tally: Tally

  var body: some View {
    List {
      ForEach(0..<1_000_000) { Row(number: $0, tally: tally) }
    }
  }
}

private struct Row: View {
  let number: Int
  let tally: Tally

  var body: some View {
    tally.note("row")
    return Text("Row \(number)")
  }
}

@MainActor
@Suite("A reading realises the rows that it comes to")
struct LazyReadingTests {
  @Test("Of a million rows, those that are read before somebody holds the reading, and a neighbour")
  func pausedReading() throws {
    let tally = Tally()
    var reader = ScreenReader(reading: ViewSource(Rows(tally: tally)))
    _ = reader.screenAppeared()
    _ = try reader.perform(.planned(.readFromHere, after: .seconds(1)))
    _ = try reader.perform(.planned(.pause, after: .milliseconds(2_900)))

    let heard = try reader.perform(.wait(.seconds(60))).map { $0.line() }

    #expect(
      heard == [
        "Row 0", "Row 1", "Row 2", "Row 3", "Row 4", "Row", "[cut after 3 characters, paused]",
      ])
    #expect((tally.counts["row"] ?? 0) <= 7)
  }
}
